/** Fields of the participant's profile that a study declares: read when there is a network, and kept for when there is none. */

const ACCOUNT = "otolith.auth.v1.AccountService/GetAccount";
const SETTINGS = "otolith.ingestion.v1.SettingService/GetSettings";
const SEXES = { SEX_MALE: "male", SEX_FEMALE: "female", SEX_NOT_APPLICABLE: "not-applicable" };

const text = (value) => value ? { text: value } : undefined;

function valuesOf({ profile = {} }, { tinnitusFrequency }) {
  return Object.entries({
    "first-name": text(profile.firstName), "last-name": text(profile.lastName), nickname: text(profile.nickname),
    sex: text(SEXES[profile.sex]),
    "tinnitus-frequency": tinnitusFrequency === undefined ? undefined : { number: Number(tinnitusFrequency) },
  }).filter(([, value]) => value !== undefined);
}

/** The values of the fields that the study declares, by name. */
export async function profileFor(device, { profileFields = [] }) {
  if (profileFields.length === 0) return new Map();
  try {
    const [account, settings] = await Promise.all([device.call(ACCOUNT), device.call(SETTINGS)]);
    await device.write("profile", valuesOf(account, settings));
  } catch (error) {
    // Without a network, what was known last stands.
    console.warn(error);
  }
  const known = await device.read("profile") ?? [];
  return new Map(known.filter(([field]) => profileFields.includes(field)));
}

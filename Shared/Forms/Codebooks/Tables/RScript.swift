/// The script that reads an exported CSV and its codebook in R; the same for every export.
public enum RScript {
  public static var bytes: [UInt8] { PackageResources.export_R }
}

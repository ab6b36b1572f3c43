// Nothing that OpenSSL 3 calls deprecated.
#define OPENSSL_API_COMPAT 30000
#define OPENSSL_NO_DEPRECATED

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

// Public keys are made here and not in Swift, because OSSL_PARAM keeps names and values by address
// until the key is there, and the bytes of a Swift string have none for longer than a call.

static inline EVP_PKEY *otolith_crypto_public_key(const char *type, OSSL_PARAM *parameters) {
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, type, NULL);
  if (context == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
      EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) != 1) {
    EVP_PKEY_free(key);
    key = NULL;
  }
  EVP_PKEY_CTX_free(context);
  return key;
}

// Modulus and exponent are unsigned, the most significant byte first. NULL for what is no key.
static inline EVP_PKEY *otolith_crypto_rsa_key(const unsigned char *modulus, int modulus_size,
                                               const unsigned char *exponent, int exponent_size) {
  BIGNUM *n = BN_bin2bn(modulus, modulus_size, NULL);
  BIGNUM *e = BN_bin2bn(exponent, exponent_size, NULL);
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM *parameters = NULL;
  if (n != NULL && e != NULL && builder != NULL &&
      OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, n) == 1 &&
      OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, e) == 1) {
    parameters = OSSL_PARAM_BLD_to_param(builder);
  }
  EVP_PKEY *key = parameters == NULL ? NULL : otolith_crypto_public_key("RSA", parameters);
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  BN_free(e);
  BN_free(n);
  return key;
}

// The point is uncompressed (SEC 1 §2.3.3). NULL for one that is not on the curve.
static inline EVP_PKEY *otolith_crypto_ec_key(const char *group, const unsigned char *point,
                                              size_t point_size) {
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)group, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, point_size),
      OSSL_PARAM_construct_end(),
  };
  return otolith_crypto_public_key("EC", parameters);
}

static inline int otolith_crypto_no_passphrase(char *buffer, int size, int is_writing, void *context) {
  return -1;
}

// A key in PEM (PKCS #8 or a traditional one). NULL for anything else, an encrypted one too: without a
// function of ours OpenSSL would ask at the terminal.
static inline EVP_PKEY *otolith_crypto_private_key(const void *pem, int size) {
  BIO *source = BIO_new_mem_buf(pem, size);
  if (source == NULL) return NULL;
  EVP_PKEY *key = PEM_read_bio_PrivateKey(source, NULL, otolith_crypto_no_passphrase, NULL);
  BIO_free(source);
  return key;
}

// A new private key on the curve; EVP_EC_gen is a macro. NULL without memory.
static inline EVP_PKEY *otolith_crypto_new_ec_key(const char *group) {
  return EVP_PKEY_Q_keygen(NULL, NULL, "EC", group);
}

extension SigningKeyRing: TrustedKeySource {}

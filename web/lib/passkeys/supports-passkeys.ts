/** Whether this browser can use passkeys on this page: only on a secure one, and never under an IP address. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

import { isIP } from 'node:net';
import { AppError } from '#server/errors/app-error.ts';

export type RelyingParty = ReturnType<typeof createRelyingParty>;

type Options = {
  baseUrl: string;
  allowedOrigins: readonly string[];
  siteUrl: () => string;
};

/** Says for which host passkeys of this installation are made, and from which pages browsers may use them. */
export function createRelyingParty({ baseUrl, allowedOrigins, siteUrl }: Options) {
  const { hostname } = new URL(baseUrl);
  // Browsers refuse to make a passkey for an IP address.
  const isAvailable = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return {
    id: hostname,
    isAvailable,
    origins: () => [...allowedOrigins, new URL(siteUrl()).origin],
    /** Throws `passkeysUnavailable`. */
    requireAvailable(): void {
      if (!isAvailable) throw new AppError('passkeysUnavailable');
    },
  };
}

import type { Logger } from 'pino';
import { createSeal } from '#server/sealing/seal.ts';

/** Returns the secret of an authenticator app; undefined if it was sealed with another installation's secret. */
export type OpenSecret = (sealed: string) => string | undefined;

/** Seals the secrets of authenticator apps, so that a copy of the database does not make codes. */
export function createSealedSecrets({ secret, log }: { secret: string; log: Pick<Logger, 'warn'> }) {
  const seal = createSeal(secret, 'saldo authenticator secrets');
  let hasWarned = false;

  const open: OpenSecret = (sealed) => {
    try {
      return seal.open(sealed);
    } catch {
      if (!hasWarned)
        log.warn('SECRET has changed: codes of authenticator apps are refused, recovery codes work');
      hasWarned = true;
      return undefined;
    }
  };
  return { close: seal.close, open };
}

import type { Logger } from 'pino';

const MESSAGES = {
  signInRefused: 'a sign-in was refused',
  codeRefused: 'a code of a sign-in or a proof was refused',
  passwordRefused: 'a signed-in user gave a wrong password',
} as const;

export type SecurityEvent = keyof typeof MESSAGES;

export type SecurityLog = (
  event: SecurityEvent,
  about: {
    /** Null if no account has the address that was typed. */
    userId: string | null;
    address: string;
  },
) => void;

/**
 * Returns a function that logs an event of security as one line, for programs such as fail2ban. The line has no text that
 * somebody typed, and the network address only if the operator wants it.
 */
export function createSecurityLog(
  log: Pick<Logger, 'warn'>,
  { areAddressesLogged = false }: { areAddressesLogged?: boolean },
): SecurityLog {
  return (securityEvent, { userId, address }) =>
    log.warn({ securityEvent, userId, ...(areAddressesLogged && { address }) }, MESSAGES[securityEvent]);
}

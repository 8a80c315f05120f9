import { MAIL_PROBLEMS, type MailProblem } from '#shared/contract/mail-problem.ts';

const MAX_LENGTH = 200;

/** Specific patterns come first, since a code such as ESOCKET stands for many failures. */
const PATTERNS: readonly (readonly [MailProblem, RegExp])[] = [
  ['connectionRefused', /ECONNREFUSED/],
  ['nameNotFound', /ENOTFOUND|EAI_AGAIN|^EDNS:|EHOSTUNREACH|ENETUNREACH/],
  ['timedOut', /ETIMEDOUT|^TimeoutError:|^AbortError:|^EABORT:|ABORT_ERR/],
  ['loginRefused', /^EAUTH:/],
  ['tlsFailed', /^ETLS:|^EREQUIRETLS:|certificate|SSL|STARTTLS|\bTLS\b/i],
  ['senderRefused', /^EENVELOPE: Mail command|sender/i],
  ['recipientRefused', /recipient/i],
  ['messageRefused', /^EMESSAGE:|^EENVELOPE:/],
  ['connectionClosed', /ECONNRESET|^ECONNECTION:|EPIPE|closed/],
];

/** Converts a failure to a code, since the mail server's own text may describe internal machines. */
export function toMailProblem(error: unknown): MailProblem {
  const line = describeFailure(error);
  return PATTERNS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'unknown';
}

/** Reads a stored problem. The mail server's text, which an older version stored, becomes `unknown`. */
export function readMailProblem(text: string): MailProblem {
  return MAIL_PROBLEMS.find((problem) => problem === text) ?? 'unknown';
}

/** Returns the mail server's response for the log: one line, without addresses. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${code}: ${error.message}`
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH);
}

/** Whether the mail server refuses this address permanently. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

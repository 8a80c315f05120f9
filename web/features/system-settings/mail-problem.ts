import type { systemSettings } from '#shared/i18n/en/system-settings.ts';

/** What can keep a message from being sent, as far as an administrator does something else about each. */
export type MailProblem = keyof (typeof systemSettings)['mail']['problems'];

/** In this order: what says more comes first, since a code such as ESOCKET stands for anything on the wire. */
const SIGNS: readonly (readonly [MailProblem, RegExp])[] = [
  ['refused', /ECONNREFUSED/],
  ['hostUnknown', /ENOTFOUND|EAI_AGAIN|^EDNS:|EHOSTUNREACH|ENETUNREACH/],
  ['timedOut', /ETIMEDOUT|^TimeoutError:|^AbortError:|ABORT_ERR/],
  ['login', /^EAUTH:/],
  ['tls', /^ETLS:|^EREQUIRETLS:|certificate|SSL|STARTTLS|\bTLS\b/i],
  ['sender', /^EENVELOPE: Mail command|sender/i],
  ['recipient', /recipient/i],
  ['message', /^EMESSAGE:|^EENVELOPE:/],
  ['closed', /ECONNRESET|^ECONNECTION:|EPIPE|closed/],
];

/** Which of them a line of the mail server is about, such as 'ESOCKET: connect ECONNREFUSED 127.0.0.1:9'. */
export function toMailProblem(line: string): MailProblem {
  return SIGNS.find(([, sign]) => sign.test(line))?.[0] ?? 'other';
}

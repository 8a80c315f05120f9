import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LinkToken, Success } from './fields.ts';

/** The mails that a person can switch on. Each holds words that they typed, so it only goes to a confirmed address. */
export const CHOSEN_MAILS = ['reminders', 'budgetAlerts', 'monthReport'] as const;
export type ChosenMail = (typeof CHOSEN_MAILS)[number];

/** Carries the user's id and the mail, signed. Any other text is an unknown link. */
const StopToken = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/** A mail program posts the same with one tap, as RFC 8058 describes. */
export const stopMails = endpoint({
  method: 'POST',
  path: '/api/v1/stop-mails/:token',
  summary: 'Switch off the mail that has the link with this token. Repeating it changes nothing',
  tag: 'Profile',
  access: 'public',
  failure: 'profileUpdateFailed',
  errors: ['stopLinkInvalid'],
  isForAnyOrigin: true,
  isOpenInMaintenance: true,
  params: z.strictObject({ token: StopToken }),
  output: z.strictObject({ ...Success.shape, mail: z.enum(CHOSEN_MAILS) }),
});

/** The query of the profile that a mailed link opens to show that the address is the user's. */
export const CONFIRMED_ADDRESS_QUERY = 'confirm-address';

export const mailAddressLink = endpoint({
  method: 'POST',
  path: '/api/v1/me/email/confirmation',
  summary:
    'Mail a link that confirms the address of the account; nothing is mailed if it is confirmed already',
  tag: 'Profile',
  access: 'user',
  failure: 'profileUpdateFailed',
  errors: ['mailUnavailable', 'tooManyRequests'],
  output: Success,
});

/** The link counts only in a session of the account, whose password may be that of a stranger to the address. */
export const confirmAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/me/email/confirmation',
  summary:
    'Confirm the address of the account with the token of the mailed link. Repeating it changes nothing',
  tag: 'Profile',
  access: 'user',
  failure: 'profileUpdateFailed',
  errors: ['addressLinkInvalid'],
  body: z.strictObject({ token: LinkToken }),
  output: Success,
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LinkToken, Success } from './fields.ts';

/** The mails that a user can switch on. They quote texts of the user, so they are sent to confirmed addresses only. */
export const CHOSEN_MAILS = ['reminders', 'budgetAlerts', 'monthReport'] as const;
export type ChosenMail = (typeof CHOSEN_MAILS)[number];

/** A signed token with the user's id and the mail. Any other text is an unknown link. */
const StopToken = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/** Mail programs send this request at one tap, as RFC 8058 describes. */
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

/** The query parameter of the profile in the mailed link that confirms the address. */
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

/** The link works only in a session of the account, because a stranger may have signed up with the address. */
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

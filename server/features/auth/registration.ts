import { domainToASCII } from 'node:url';
import type { SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/system-settings.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';

/**
 * Refuses who cannot sign up before anything else is looked at: `registrationClosed` where nobody may,
 * `inviteRequired` without a link where only the invited may.
 */
export function requireOpenFor(wish: Pick<SignUp, 'invite'>, { registration }: SystemSettings): void {
  if (registration === 'closed') throw new AppError('registrationClosed');
  if (registration === 'invitation' && wish.invite === undefined) throw new AppError('inviteRequired');
}

/**
 * Refuses an address, under the name of its field, whose domain is none of those that may sign up
 * (`emailDomainNotAllowed`); a sub-domain is another domain. Without any domain every address may.
 */
export function requireAllowedDomain(
  [field, email]: [field: string, email: string],
  { allowedDomains }: Pick<SystemSettings, 'allowedDomains'>,
): void {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // An address has its domain in ASCII; an administrator may write it as people read it.
  const isAllowed = allowedDomains.some((allowed) => domainToASCII(allowed) === domain);
  if (allowedDomains.length > 0 && !isAllowed) throw fieldError(field, 'emailDomainNotAllowed');
}

import { domainToASCII } from 'node:url';
import type { SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';

/** Throws `registrationClosed`, or `inviteRequired` if a sign-up lacks the invitation that it needs. */
export function requireOpenFor(signUp: Pick<SignUp, 'invite'>, { registration }: SystemSettings): void {
  if (registration === 'closed') throw new AppError('registrationClosed');
  if (registration === 'invitation' && signUp.invite === undefined) throw new AppError('inviteRequired');
}

/**
 * Throws `emailDomainNotAllowed` for the field unless the address has an allowed domain; a subdomain is another
 * domain. An empty list allows every domain.
 */
export function requireAllowedDomain(
  [field, email]: [field: string, email: string],
  { allowedDomains }: Pick<SystemSettings, 'allowedDomains'>,
): void {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // The domain of an address is ASCII; an administrator may have written it in Unicode.
  const isAllowed = allowedDomains.some((allowed) => domainToASCII(allowed) === domain);
  if (allowedDomains.length > 0 && !isAllowed) throw fieldError(field, 'emailDomainNotAllowed');
}

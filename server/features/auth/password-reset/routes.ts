import { SUCCESS } from '#shared/contract/fields.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#shared/contract/password-reset.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Background } from '#server/http/background.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { MailLimits } from '../mail-limits.ts';
import type { RequireGoodPassword } from '../passwords.ts';
import type { PasswordResets } from './resets.ts';

export type PasswordResetOptions = {
  resets: PasswordResets;
  background: Background;
  limits: MailLimits;
  attempts: AttemptLimits;
  requireGoodPassword: RequireGoodPassword;
  isMailOn: () => boolean;
  /** Mails another confirmation link to an unconfirmed address; confirming also sets a password. */
  mailConfirmation: (email: string) => Promise<void>;
  onSessionsEnded: (userId: string) => void;
};

export function mountPasswordReset(app: App, options: PasswordResetOptions): void {
  const { resets, background, limits } = options;

  mount(app, requestPasswordReset, async ({ body, http }) => {
    if (!options.isMailOn()) throw new AppError('mailUnavailable');
    await limits.countMail(body.email, http.get('clientAddress'));
    const holder = await resets.findHolder(body.email);
    // Work for a known address starts after the response, which then takes equally long for every address.
    if (holder) {
      const mail = holder.isPending ? options.mailConfirmation : resets.mailLink;
      background.afterResponse(http, () => mail(holder.email));
    }
    return SUCCESS;
  });

  mount(app, checkPasswordReset, async ({ body }) => ({ state: await resets.check(body.token) }));

  mount(app, resetPassword, async ({ body, http }) => {
    await options.requireGoodPassword('newPassword', body.newPassword);
    const { userId, email } = await resets.reset(body.token, body.newPassword);
    options.onSessionsEnded(userId);
    // A user who guessed wrongly before must not wait to sign in with the new password.
    await options.attempts.forgiveAttempt(email, http.get('clientAddress'));
    return SUCCESS;
  });
}

import {
  cancelEmailChange,
  cancelEmailLink,
  changeEmail,
  checkEmailLink,
  confirmEmailLink,
  getEmailChange,
} from '#shared/contract/email-change.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { MailLimits } from '../mail-limits.ts';
import type { EmailChanges } from './changes.ts';

export type EmailChangeOptions = {
  changes: EmailChanges;
  /** Whether a password is the user's. */
  isPasswordOf: (userId: string, password: string) => Promise<boolean>;
  /** Throws `emailDomainNotAllowed` of the field. */
  requireAllowedDomain: (field: string, email: string) => Promise<void>;
  attempts: AttemptLimits;
  limits: MailLimits;
  /** Whether this installation sends mail; without mail a change needs only the password. */
  isMailOn: () => boolean;
};

export function mountEmailChange(app: App, options: EmailChangeOptions): void {
  const { changes, attempts, limits } = options;

  mount(app, getEmailChange, async ({ caller }) => {
    const [{ email }, pending] = await Promise.all([
      requireHolder(caller.userId),
      changes.findPending(caller.userId),
    ]);
    return { email, pending };
  });

  mount(app, changeEmail, async ({ caller, body, http }) => {
    const holder = await requireHolder(caller.userId);
    const address = http.get('clientAddress');
    if (body.newEmail === holder.email) throw fieldError('newEmail', 'emailUnchanged');
    await options.requireAllowedDomain('newEmail', body.newEmail);
    await attempts.countAttempt(holder.email, address);
    if (!(await options.isPasswordOf(caller.userId, body.password))) {
      throw fieldError('password', 'passwordWrong');
    }
    await attempts.forgiveAttempt(holder.email, address);
    await limits.countMail(holder.email, address);
    if (!options.isMailOn()) {
      await changes.changeNow(caller, body.newEmail);
      return { state: 'changed' as const };
    }
    await changes.ask(holder, body.newEmail);
    return { state: 'pending' as const };
  });

  mount(app, cancelEmailChange, async ({ caller }) => {
    await changes.cancel(caller.userId);
    return SUCCESS;
  });

  mount(app, checkEmailLink, ({ body }) => changes.checkLink(body.token));

  mount(app, confirmEmailLink, async ({ body, caller }) => ({
    state: await changes.confirm(body.token, caller),
  }));

  mount(app, cancelEmailLink, async ({ body }) => {
    await changes.cancelLink(body.token);
    return SUCCESS;
  });

  async function requireHolder(userId: string) {
    const holder = await changes.findHolder(userId);
    if (holder === undefined) throw new AppError('notAuthenticated');
    return holder;
  }
}

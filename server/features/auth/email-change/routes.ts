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
import { mount, requireProof, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { MailLimits } from '../mail-limits.ts';
import type { AccountHolder } from '../queries.ts';
import type { EmailChanges } from './changes.ts';

export type EmailChangeOptions = {
  changes: EmailChanges;
  /** Whether the account needs a code at sign-in: then a change of its address needs a proof with a code. */
  needsCode: (userId: string) => Promise<boolean>;
  isCorrectPassword: (userId: string, password: string) => Promise<boolean>;
  /** Throws `emailDomainNotAllowed` for the field. */
  requireAllowedDomain: (field: string, email: string) => Promise<void>;
  attempts: AttemptLimits;
  limits: MailLimits;
  /** Whether this installation sends mail; without mail a change needs only the password. */
  isMailOn: () => boolean;
};

export function mountEmailChange(app: App, options: EmailChangeOptions): void {
  const { changes } = options;

  mount(app, getEmailChange, async ({ caller: { userId } }) => {
    const [holder, pending] = await Promise.all([
      requireHolder(options, userId),
      changes.findPending(userId),
    ]);
    return { email: holder.email, pending };
  });
  mount(app, changeEmail, async ({ caller, body, http }) => {
    if (await options.needsCode(caller.userId)) requireProof(caller);
    const holder = await requireHolder(options, caller.userId);
    await requireChangeAllowed(options, holder, { ...body, address: http.get('clientAddress') });
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
  mountLinks(app, changes);
}

function mountLinks(app: App, changes: EmailChanges): void {
  mount(app, checkEmailLink, ({ body }) => changes.checkLink(body.token));
  mount(app, confirmEmailLink, async ({ body, caller }) => ({
    state: await changes.confirm(body.token, caller),
  }));
  mount(app, cancelEmailLink, async ({ body }) => {
    await changes.cancelLink(body.token);
    return SUCCESS;
  });
}

async function requireHolder({ changes }: EmailChangeOptions, userId: string): Promise<AccountHolder> {
  const holder = await changes.findHolder(userId);
  if (holder === undefined) throw new AppError('notAuthenticated');
  return holder;
}

/** Throws `emailUnchanged`, `emailDomainNotAllowed`, `passwordWrong`, `tooManyRequests`. */
async function requireChangeAllowed(
  { requireAllowedDomain, isCorrectPassword, attempts, limits }: EmailChangeOptions,
  holder: AccountHolder,
  { newEmail, password, address }: { newEmail: string; password: string; address: string },
): Promise<void> {
  if (newEmail === holder.email) throw fieldError('newEmail', 'emailUnchanged');
  await requireAllowedDomain('newEmail', newEmail);
  await attempts.countAttempt(holder.email, address);
  if (!(await isCorrectPassword(holder.userId, password))) throw fieldError('password', 'passwordWrong');
  await attempts.forgiveAttempt(holder.email, address);
  await limits.countMail(holder.email, address);
}

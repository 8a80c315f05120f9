import type { Accounts } from '#server/features/admin-users/accounts.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Outcome } from '../run-command.ts';
import type { Verb } from './call.ts';

const SHELL = { kind: 'shell' } as const;

/** Runs a verb on the account with an e-mail address, with the same rules as over HTTP. */
export async function runVerb(
  accounts: Accounts,
  { verb, email }: { verb: Verb; email: string },
): Promise<Outcome> {
  const id = await accounts.findId(email);
  if (id === undefined) {
    const output = `There is no account with the e-mail address ${email}. Sign up with it first.`;
    return { output, code: 1 };
  }
  try {
    return { output: await ACTIONS[verb](accounts, id, email), code: 0 };
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined;
    if (refusal === undefined) throw error;
    return { output: `${email} ${refusal}`, code: 1 };
  }
}

type Action = (accounts: Accounts, id: string, email: string) => Promise<string>;

const ACTIONS: Record<Verb, Action> = {
  async grant(accounts, id, email) {
    const { isChanged } = await accounts.setRole(SHELL, id, true);
    return isChanged ? `${email} is an administrator now.` : `${email} is an administrator already.`;
  },
  async revoke(accounts, id, email) {
    const { isChanged } = await accounts.setRole(SHELL, id, false);
    return isChanged ? `${email} is no administrator any more.` : `${email} is no administrator.`;
  },
  async suspend(accounts, id, email) {
    const { isChanged } = await accounts.setSuspension(SHELL, id, true);
    return isChanged ? `${email} is suspended now.` : `${email} is suspended already.`;
  },
  async reactivate(accounts, id, email) {
    const { isChanged } = await accounts.setSuspension(SHELL, id, false);
    return isChanged ? `${email} can sign in again.` : `${email} is not suspended.`;
  },
  /** For users who forgot their password on a server without mail. Whoever has the link can take over the account. */
  async 'reset-link'(accounts, id) {
    const { link } = await accounts.makeResetLink(SHELL, id);
    return `${link}\nIt works once, for 30 minutes. Give it to the owner of the account and to nobody else.`;
  },
  async 'remove-factors'(accounts, id, email) {
    const { isChanged } = await accounts.removeTwoStep(SHELL, id);
    return isChanged
      ? `${email} signs in with the password alone now.`
      : `${email} has no code at sign-in and no passkeys.`;
  },
};

const REFUSALS: Partial<Record<string, string>> = {
  lastActiveAdmin:
    'is the last administrator who can sign in. Make somebody else one first: npm run admin -- grant EMAIL',
  userNotFound: 'has an account without a profile, which its next sign-in makes. Sign in with it first.',
};

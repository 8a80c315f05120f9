import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { findCredential, updateCredential } from './queries.ts';

export type PasswordTools = {
  hash: (password: string) => Promise<string>;
  verify: (options: { hash: string; password: string }) => Promise<boolean>;
  onWrong: (attempt: { userId: string; address: string }) => void;
  /** Throws `passwordTooShort` or `passwordTooCommon` for the field. */
  requireGood: (field: string, password: string) => Promise<void>;
  /** The limits of signing in, which a stolen session must not get around. */
  limits: {
    countAttempt: (email: string, address: string) => Promise<void>;
    forgiveAttempt: (email: string, address: string) => Promise<void>;
  };
};

/** The password that the signed-in user enters again, the name of its field, and the client's address. */
type EnteredPassword = { field: string; password: string; address: string };

type PasswordOptions = {
  database: Database;
  tools: PasswordTools;
  now: () => number;
  /** Called in the transaction of a change; closes links that were requested with the old password. */
  onPasswordChanged: (trx: Writer, userId: string) => Promise<void>;
};

type PasswordChange = { currentPassword: string; newPassword: string; address: string };

export type Passwords = ReturnType<typeof createPasswords>;

/** Checks the password of a signed-in user again, and changes it. */
export function createPasswords(options: PasswordOptions) {
  return {
    requireCorrect: (caller: Caller, entry: EnteredPassword) => requireCorrect(options, caller, entry),
    change: (caller: Caller, change: PasswordChange) => changePassword(options, caller, change),
  };
}

/** Returns the user's e-mail address and password hash. Throws `passwordWrong` for the field, or `tooManyRequests`. */
async function requireCorrect(
  { database, tools }: PasswordOptions,
  caller: Caller,
  { field, password, address }: EnteredPassword,
): Promise<{ email: string; hash: string }> {
  const credential = await findCredential(database.read, caller.userId);
  if (credential === undefined || credential.password === null) throw new AppError('notAuthenticated');
  const { email, password: hash } = credential;
  await tools.limits.countAttempt(email, address);
  if (!(await tools.verify({ hash, password }))) {
    tools.onWrong({ userId: caller.userId, address });
    throw fieldError(field, 'passwordWrong');
  }
  await tools.limits.forgiveAttempt(email, address);
  return { email, hash };
}

/**
 * Stores a new password and ends every session but the caller's. Throws the errors of `requireCorrect`, and those of
 * `requireGood` for the field `newPassword`.
 */
async function changePassword(
  options: PasswordOptions,
  caller: Caller,
  change: PasswordChange,
): Promise<void> {
  const { database, tools, now } = options;
  await tools.requireGood('newPassword', change.newPassword);
  const entry = { field: 'currentPassword', password: change.currentPassword, address: change.address };
  const { hash: before } = await requireCorrect(options, caller, entry);
  const after = await tools.hash(change.newPassword);
  await database.write(async (trx) => {
    const updatedAt = new Date(now()).toISOString();
    const isChanged = await updateCredential(trx, caller.userId, { before, after, updatedAt });
    // Another request has changed the password at the same moment.
    if (!isChanged) throw fieldError('currentPassword', 'passwordWrong');
    await deleteSessions(trx, caller.userId, caller.sessionId);
    await options.onPasswordChanged(trx, caller.userId);
    await recordOwnAct(trx, { at: now(), userId: caller.userId, action: 'passwordChanged' });
  });
}

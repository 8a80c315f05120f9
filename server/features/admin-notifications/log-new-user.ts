import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toAppError } from '#server/http/to-app-error.ts';
import { insertNotification } from './queries.ts';

export type LogNewUser = (user: { uid: string; email: string }) => Promise<void>;

/**
 * Stores a notification for administrators about a sign-up (spec section 7, 'Log new user'), then calls
 * `onLogged`. Throws `newUserFieldsMissing` without uid or e-mail, and `newUserLogFailed` if storing fails.
 */
export function createLogNewUser(
  database: Database,
  now: () => number,
  onLogged: () => void = () => undefined,
): LogNewUser {
  return async ({ uid, email }) => {
    if (uid === '' || email === '') throw new AppError('newUserFieldsMissing');
    try {
      const message = `Nuevo usuario registrado: ${email} (UID: ${uid})`;
      const row = { user_id: uid, id: uuidv7(), type: 'newUserRegistered', email, message, read: 0 } as const;
      await database.write((trx) => insertNotification(trx, { ...row, timestamp: now() }));
      onLogged();
    } catch (error) {
      throw toAppError(error, 'newUserLogFailed');
    }
  };
}

import { deleteCookie } from 'hono/cookie';
import { deleteAccount } from '#shared/contract/account.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Database } from '#server/database/connect.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { clearBrowserCache } from '#server/http/clear-browser-cache.ts';
import { noteOwnHeaders } from '#server/http/complete-response.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, requireProof, type App } from '#server/http/mount.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';
import type { Passwords } from './passwords.ts';

export type DeletionOptions = {
  database: Database;
  isHttps: boolean;
  /** Whether the account needs a code at sign-in: then its dangerous acts need a proof with a code. */
  needsCode: (userId: string) => Promise<boolean>;
  requireMayLeave: (trx: Writer, userId: string) => Promise<void>;
  recordDeletion: (trx: Writer, userId: string) => Promise<void>;
  onSessionsEnded: (userId: string) => void;
  /** Called if the database's log could not be emptied now; the next write empties it. */
  onLogNotEmptied: (error: unknown) => void;
};

export function mountDeletion(app: App, options: DeletionOptions, passwords: Passwords): void {
  mount(app, deleteAccount, async ({ caller, body, http }) => {
    if (await options.needsCode(caller.userId)) requireProof(caller);
    const enteredPassword = {
      field: 'password',
      password: body.password,
      address: http.get('clientAddress'),
    };
    const { email } = await passwords.requireCorrect(caller, enteredPassword);
    if (body.confirm !== email) throw fieldError('confirm', 'confirmationWrong');
    await erase(options, caller);
    options.onSessionsEnded(caller.userId);
    await options.database.emptyLog().catch(options.onLogNotEmptied);
    const cookie = sessionCookie(options.isHttps);
    noteOwnHeaders(http);
    deleteCookie(http, cookie.name, { ...cookie.attributes, sameSite: 'Lax' });
    clearBrowserCache(http);
    return SUCCESS;
  });
}

async function erase(options: DeletionOptions, { userId }: Caller): Promise<void> {
  await options.database.write(async (trx) => {
    await options.requireMayLeave(trx, userId);
    await eraseUser(trx, userId);
    await options.recordDeletion(trx, userId);
  });
}

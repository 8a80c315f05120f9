import { Readable } from 'node:stream';
import { deleteCookie } from 'hono/cookie';
import { today } from '#shared/calendar.ts';
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from '#shared/contract/account.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { PhotoType } from '#shared/contract/photo.ts';
import { getProof, giveProof } from '#shared/contract/proof.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { Database } from '#server/database/connect.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { clearBrowserCache } from '#server/http/clear-browser-cache.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { proofEndMs } from '#server/sessions/lifetime.ts';
import { updateProvedAt } from '#server/sessions/queries.ts';
import { toJsonExport } from './export.ts';
import { createPasswords, type Passwords, type PasswordTools } from './passwords.ts';
import { createSessions } from './sessions.ts';

export type AccountOptions = {
  database: Database;
  now: () => number;
  isHttps: boolean;
  /** Days until an unused session expires. */
  sessionDays: () => number;
  passwordTools: PasswordTools;
  /** Called in the transaction of a password change. */
  onPasswordChanged: (trx: Writer, userId: string) => Promise<void>;
  /** Sends mail that a database transaction has written. */
  sendMail: () => void;
  /** Throws if this user may not delete the account. */
  requireMayLeave: (trx: Writer, userId: string) => Promise<void>;
  /** Records the deletion in its transaction. */
  recordDeletion: (trx: Writer, userId: string) => Promise<void>;
  findProfile: (userId: string) => Promise<Profile>;
  findPhoto: (userId: string) => Promise<{ type: PhotoType; content: Buffer } | undefined>;
  streamTransactions: (caller: Caller) => AsyncIterable<Transaction>;
  toCsv: (records: AsyncIterable<Transaction>, caller: Caller) => AsyncIterable<string | Uint8Array>;
  /** Called after sessions of a user have ended. */
  onSessionsEnded: (userId: string) => void;
  /** Called if the database's log could not be emptied now; the next write empties it. */
  onLogKept: (error: unknown) => void;
};

/** The user's account: sessions, password, export, deletion. */
export function mountAccount(app: App, options: AccountOptions): void {
  const { database, now, onPasswordChanged } = options;
  const passwords = createPasswords({ database, now, tools: options.passwordTools, onPasswordChanged });
  mountSessions(app, options);
  mountPassword(app, options, passwords);
  mountExport(app, options);
  mountDeletion(app, options, passwords);
}

function mountSessions(app: App, options: AccountOptions): void {
  const sessions = createSessions(options);

  mount(app, listSessions, async ({ caller }) => ({ items: await sessions.list(caller) }));
  mount(app, endSession, async ({ caller, params }) => {
    await sessions.end(caller, params.id);
    options.onSessionsEnded(caller.userId);
    return SUCCESS;
  });
  mount(app, endOtherSessions, async ({ caller }) => {
    await sessions.endOthers(caller);
    options.onSessionsEnded(caller.userId);
    return SUCCESS;
  });
}

function mountPassword(app: App, options: AccountOptions, passwords: Passwords): void {
  mount(app, getProof, ({ caller }) => Promise.resolve({ provedUntil: toInstant(caller.provedUntil) }));
  mount(app, giveProof, async ({ caller, body, http }) => {
    const given = { field: 'password', password: body.password, address: http.get('clientAddress') };
    await passwords.requireOwn(caller, given);
    const provedAt = options.now();
    await options.database.write((trx) => updateProvedAt(trx, caller, provedAt));
    return { provedUntil: toInstant(proofEndMs(provedAt)) };
  });

  mount(app, changePassword, async ({ caller, body, http }) => {
    await passwords.change(caller, { ...body, address: http.get('clientAddress') });
    options.onSessionsEnded(caller.userId);
    options.sendMail();
    return SUCCESS;
  });
}

function mountExport(app: App, options: AccountOptions): void {
  mount(app, exportAccount, async ({ caller, query, http }) => {
    const format = query?.format ?? 'json';
    const records = options.streamTransactions(caller);
    const text =
      format === 'csv' ? options.toCsv(records, caller) : await exportWhole(options, caller, records);
    const name = `saldo-${today(caller.timeZone, options.now())}.${format}`;
    return http.body(toStream(text), 200, {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
}

async function exportWhole(options: AccountOptions, caller: Caller, records: AsyncIterable<Transaction>) {
  const photo = await options.findPhoto(caller.userId);
  return toJsonExport(
    {
      exportedAt: new Date(options.now()).toISOString(),
      profile: await options.findProfile(caller.userId),
      photo: photo ? { type: photo.type, base64: photo.content.toString('base64') } : null,
    },
    records,
  );
}

function mountDeletion(app: App, options: AccountOptions, passwords: Passwords): void {
  mount(app, deleteAccount, async ({ caller, body, http }) => {
    const given = { field: 'password', password: body.password, address: http.get('clientAddress') };
    const { email } = await passwords.requireOwn(caller, given);
    if (body.confirm !== email) throw fieldError('confirm', 'confirmationWrong');
    await erase(options, caller);
    options.onSessionsEnded(caller.userId);
    await options.database.emptyLog().catch(options.onLogKept);
    const cookie = sessionCookie(options.isHttps);
    deleteCookie(http, cookie.name, { ...cookie.attributes, sameSite: 'Lax' });
    clearBrowserCache(http);
    return SUCCESS;
  });
}

async function erase(options: AccountOptions, { userId }: Caller): Promise<void> {
  await options.database.write(async (trx) => {
    await options.requireMayLeave(trx, userId);
    await eraseUser(trx, userId);
    await options.recordDeletion(trx, userId);
  });
}

/** Streams at the client's speed. A failure breaks the answer off, so that it never looks complete. */
function toStream(text: AsyncIterable<string | Uint8Array>): ReadableStream {
  return Readable.toWeb(Readable.from(text, { objectMode: false })) as ReadableStream;
}

function toInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

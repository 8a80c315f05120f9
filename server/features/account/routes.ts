import { changePassword, endOtherSessions, endSession, listSessions } from '#shared/contract/account.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { getProof, giveProof } from '#shared/contract/proof.ts';
import type { Writer } from '#server/database/schema.ts';
import { mount, type App } from '#server/http/mount.ts';
import { proofEndMs } from '#server/sessions/lifetime.ts';
import { updateProvedAt } from '#server/sessions/queries.ts';
import { mountDeletion, type DeletionOptions } from './deletion.ts';
import { mountExport, type ExportOptions } from './export.ts';
import { createPasswords, type Passwords, type PasswordTools } from './passwords.ts';
import { createSessions } from './sessions.ts';

export type AccountOptions = ExportOptions &
  DeletionOptions & {
    sessionDays: () => number;
    passwordTools: PasswordTools;
    onPasswordChanged: (trx: Writer, userId: string) => Promise<void>;
    /** Sends mail that a database transaction has written. */
    sendMail: () => void;
  };

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
    const enteredPassword = {
      field: 'password',
      password: body.password,
      address: http.get('clientAddress'),
    };
    await passwords.requireCorrect(caller, enteredPassword);
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

function toInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

import { changePassword, endOtherSessions, endSession, listSessions } from '#shared/contract/account.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { getProof, giveProof } from '#shared/contract/proof.ts';
import type { Writer } from '#server/database/schema.ts';
import { mount, requireProof, type App } from '#server/http/mount.ts';
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
    /** Stores a proof whose password was right, and uses up a code if the account needs one. */
    prove: (
      entry: { userId: string; code: string | undefined; address: string },
      storeProof: (trx: Writer) => Promise<void>,
    ) => Promise<void>;
    /** Sends mail that a database transaction has written. */
    sendMail: () => void;
  };

export function mountAccount(app: App, options: AccountOptions): void {
  const { database, now, onPasswordChanged } = options;
  const passwords = createPasswords({ database, now, tools: options.passwordTools, onPasswordChanged });
  mountSessions(app, options);
  mountProof(app, options, passwords);
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
  mount(app, changePassword, async ({ caller, body, http }) => {
    if (await options.needsCode(caller.userId)) requireProof(caller);
    await passwords.change(caller, { ...body, address: http.get('clientAddress') });
    options.onSessionsEnded(caller.userId);
    options.sendMail();
    return SUCCESS;
  });
}

function mountProof(app: App, options: AccountOptions, passwords: Passwords): void {
  mount(app, getProof, async ({ caller }) => ({
    provedUntil: toInstant(caller.provedUntil),
    needsCode: await options.needsCode(caller.userId),
  }));
  mount(app, giveProof, async ({ caller, body, http }) => {
    const { userId } = caller;
    const address = http.get('clientAddress');
    await passwords.requireCorrect(caller, { field: 'password', password: body.password, address });
    const provedAt = options.now();
    await options.prove({ userId, code: body.code, address }, (trx) => updateProvedAt(trx, caller, provedAt));
    return { provedUntil: toInstant(proofEndMs(provedAt)), needsCode: await options.needsCode(userId) };
  });
}

function toInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

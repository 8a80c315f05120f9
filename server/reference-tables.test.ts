import { beforeAll, describe, expect, it } from 'vitest';
import { TABLE_NAMES, TABLES, type TableName } from '#server/database/tables.ts';
import { signUpUser } from '#server/testing/admins.ts';
import { createConfirmingApp, PASSWORD } from '#server/testing/confirming-app.ts';
import { listWritesOfUsers } from '#server/testing/one-user/requests.ts';
import { createTestApp } from '#server/testing/test-app.ts';

/** Tables that users' requests write only on PostgreSQL, in modules of `database/`, which the watch skips. */
const UNWATCHED: TableName[] = ['rate_limits', 'bus_events'];

/** Sends requests of users until they have written every reference table that such requests write. */
async function writeReferenceTables(): Promise<void> {
  const mailing = await createConfirmingApp();
  await mailing.signUp('ana@example.org');
  await mailing.verify(await mailing.takeToken('ana@example.org'));
  await mailing.requestResetToken('ana@example.org');
  const ana = mailing.app.visitor();
  await mailing.signIn('ana@example.org', PASSWORD, ana);
  await ana.post('/api/v1/me/email', { newEmail: 'ana@example.com', password: PASSWORD });
  await ana.post('/api/v1/page-views', { path: '/dashboard' });
  await mailing.close();

  const app = await createTestApp();
  const admin = await signUpUser(app, { setupCode: await app.setupCode.current() });
  await admin.post('/api/v1/me/proof', { password: PASSWORD });
  await admin.patch('/api/v1/admin/settings', { registration: 'invitation' });
  const { link } = (await admin.post('/api/v1/admin/invites', {})).body as { link: string };
  await app.signUpOverHttp({ invite: new URL(link).searchParams.get('invite') });
  await app.close();
}

describe('among the reference tables', () => {
  beforeAll(writeReferenceTables);

  it('users’ requests write exactly those with a reason in the list', () => {
    const writtenTables = [...listWritesOfUsers().keys(), ...UNWATCHED];
    const reference = TABLE_NAMES.filter((name) => TABLES[name].placed === 'reference');
    const withReason = reference.filter(hasReason);
    expect(writtenTables.filter((name) => reference.includes(name)).toSorted()).toEqual(
      withReason.toSorted(),
    );
  });

  it('the identity library writes exactly those that the list names', () => {
    const namedTables = TABLE_NAMES.filter((name) => TABLES[name].writtenBy.includes('better-auth'));
    const writtenTables = [...listWritesOfUsers()]
      .filter(([, by]) => by.has('better-auth'))
      .map(([name]) => name);
    expect(writtenTables.toSorted()).toEqual(namedTables.toSorted());
  });
});

function hasReason(name: TableName): boolean {
  const rule = TABLES[name];
  return rule.placed === 'reference' && rule.whyReference !== null;
}

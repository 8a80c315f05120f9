import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNotice, listDismissed, NOTICES, listNotices } from '#server/testing/notices.ts';
import { goTo } from '#server/testing/recurring.ts';
import { readExport, restoreAll } from '#server/testing/restores.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, '2026-11-20');
});
afterAll(() => app.close());

/** Dismisses the notice of a double charge in each of the scopes. */
async function dismiss(user: TestClient, ...scopes: string[]): Promise<void> {
  const key = await addNotice(app, user);
  for (const scope of scopes) {
    app.clock.now += 1_000;
    expect((await user.post(`${NOTICES}/${key}/dismiss`, { scope })).status).toBe(200);
  }
}

async function showAgain(user: TestClient, key = '') {
  const { status, body } = await user.delete(`${NOTICES}/dismissed/${key}`);
  return [status, body.code];
}

const about = { kind: 'twice', name: 'Headphones', category: 'other', day: '2026-11-20' };

it('the server lists the subjects of dismissed notices, the latest first', async () => {
  const user = await app.signUp();
  await dismiss(user, 'transaction', 'merchant', 'kind');
  const listed = await listDismissed(user);
  expect(listed.map(({ scope }) => scope)).toEqual(['kind', 'merchant', 'transaction']);
  for (const notice of listed) expect(notice).toMatchObject({ kind: 'twice', about });
  expect(listed[0]?.dismissedAt).toBe(new Date(app.clock.now).toISOString());
});

it('the server shows a notice again, even if it was dismissed long ago', async () => {
  const user = await app.signUp();
  await dismiss(user, 'merchant');
  await goTo(app, '2027-03-01');
  const [listed] = await listDismissed(user);
  expect(listed?.about).toEqual(about);
  expect(await showAgain(user, listed?.key)).toEqual([200, undefined]);
  expect(await listDismissed(user)).toEqual([]);
  expect(await showAgain(user, listed?.key)).toEqual([404, 'noticeNotFound']);
  await goTo(app, '2026-11-20');
  expect((await listNotices(user)).map(({ name }) => name)).toEqual(['Headphones']);
});

it('a user can neither list nor show again the notices that another user dismissed', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  await dismiss(user, 'kind');
  const [listed] = await listDismissed(user);
  expect(await listDismissed(other)).toEqual([]);
  expect(await showAgain(other, listed?.key)).toEqual([404, 'noticeNotFound']);
  expect(await listDismissed(user)).toEqual([listed]);
});

it('the list of dismissed notices is the same after a restore, also from an export without subjects', async () => {
  const [user, moved, older] = [await app.signUp(), await app.signUp(), await app.signUp()];
  await dismiss(user, 'merchant', 'kind');
  const file = await readExport(user);
  await restoreAll(moved, file);
  expect(await listDismissed(moved)).toEqual(await listDismissed(user));
  const noticeDecisions = file.noticeDecisions.map(({ key, decidedAt }) => ({ key, decidedAt }));
  await restoreAll(older, { ...file, noticeDecisions });
  expect((await listDismissed(older)).map(({ kind, about: words }) => [kind, words])).toEqual([
    ['twice', null],
    [null, null],
  ]);
});

it('the list of dismissed notices leaves out keys that Saldo has not written', async () => {
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await runSql(app.database, `insert into notice_decisions values ('${uid}', 'other x', 1, null)`);
  expect(await listDismissed(user)).toEqual([]);
});

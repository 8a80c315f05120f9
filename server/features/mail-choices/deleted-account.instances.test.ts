import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { makeMonthReportJob, makeReminderJob, signUpSubscriber } from '#server/testing/plans-mail-app.ts';
import { addRecurring, goToInstant } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { waitUntilSettledOrBlocked } from '#server/testing/waiting-writes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailer: keepMails().mailer });
});
afterAll(() => app.close());

it.each([
  ['a reminder', makeReminderJob],
  ['the report of a month', makeMonthReportJob],
])('%s is not kept for an account that is deleted while it is written', async (_, createJob) => {
  app.clock.now = Date.now();
  const user = await signUpSubscriber(app);
  await user.patch('/api/v1/me', { mails: { monthReport: true } });
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await goToInstant(app, '2026-10-20T12:00:00Z');
  await user.post('/api/v1/expenses', { description: 'Pan', amount: 5, date: '2026-10-10' });
  await addRecurring(user, { firstDay: '2026-11-02' });
  await goToInstant(app, '2026-11-01T09:00:00Z');
  const { outbox, database } = app;
  const erasures: Promise<void>[] = [];
  const add: typeof outbox.add = async (trx, mail) => {
    const erased = database.write((other) => eraseUser(other, uid));
    erasures.push(erased);
    await waitUntilSettledOrBlocked(database, erased);
    await outbox.add(trx, mail);
  };
  await createJob({ ...app, outbox: { ...outbox, add } })();
  await Promise.all(erasures);
  const rows = await database.read.selectFrom('outbox').select('id').where('user_id', '=', uid).execute();
  expect([erasures.length, rows]).toEqual([1, []]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createMailsApp,
  makeMonthReportJob,
  signUpSubscriber,
  type MailsApp,
} from '#server/testing/plans-mail-app.ts';
import { goToInstant } from '#server/testing/recurring.ts';
import { TEST_ORIGIN } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const ME = '/api/v1/me';
let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

async function subscribe(account: object = {}, choice: object = {}) {
  // Sessions begin on the real clock.
  mails.app.clock.now = Date.now();
  const user = await signUpSubscriber(mails.app, account);
  expect((await user.patch(ME, { mails: { monthReport: true, ...choice } })).status).toBe(200);
  return user;
}

async function spend(user: TestClient, date: string, amount: number, changes: object = {}) {
  const body = { description: 'Pan', category: 'food', ...changes, date, amount };
  expect((await user.post('/api/v1/expenses', body)).status).toBe(201);
}

async function readUid(user: TestClient): Promise<string> {
  return (await user.get(ME)).body.uid;
}

/** Runs the job at an instant, and returns all mails that the address has got. */
async function mailsAt(instant: string, email: string) {
  await goToInstant(mails.app, instant);
  await makeMonthReportJob(mails.app)();
  return await mails.mailsTo(email);
}

it('the report is written once a month, on its first three days from eight in the user’s time zone', async () => {
  const user = await subscribe({ timeZone: 'America/New_York', language: 'en' });
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(user, '2026-09-10', 20);
  await spend(user, '2026-10-10', 30.5);
  // It is eight in the morning there at 13:00 UTC.
  expect(await mailsAt('2026-11-01T12:59:00Z', user.email)).toEqual([]);
  const [mail, ...more] = await mailsAt('2026-11-01T13:01:00Z', user.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your report for October 2026 · Saldo');
  expect(mail?.text).toContain('This is how October 2026 went');
  expect(mail?.text).toContain('Expenses: €30.50 (€20.00)');
  expect(mail?.text).toContain(`${TEST_ORIGIN}/reports/month?month=2026-10`);
  expect(mail?.html).not.toContain('<img');
  expect(await mailsAt('2026-11-02T15:00:00Z', user.email)).toHaveLength(1);
  await spend(user, '2026-11-10', 1);
  // The server was down for two days.
  expect(await mailsAt('2026-12-03T15:00:00Z', user.email)).toHaveLength(2);
});

it('the report is not written from the fourth on, or for a month without transactions', async () => {
  const late = await subscribe();
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(late, '2026-10-10', 30);
  expect(await mailsAt('2026-11-04T09:00:00Z', late.email)).toEqual([]);
  const idle = await subscribe();
  expect(await mailsAt('2026-11-02T09:00:00Z', idle.email)).toEqual([]);
});

it('the job makes no forecast for somebody without transactions in the month', async () => {
  const [idle, busy] = [await subscribe(), await subscribe()];
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(busy, '2026-10-31', 30);
  for (const date of ['2026-09-30', '2026-11-01']) await spend(idle, date, 5);
  const [idleId, busyId] = [await readUid(idle), await readUid(busy)];
  await goToInstant(mails.app, '2026-11-01T09:00:00Z');
  const usersWithReport: string[] = [];
  await makeMonthReportJob(mails.app, (userId) => usersWithReport.push(userId))();
  expect([usersWithReport.includes(idleId), usersWithReport.includes(busyId)]).toEqual([false, true]);
});

it('the report leaves out amounts and typed words if the user wants that', async () => {
  const user = await subscribe({ language: 'es' }, { monthAmounts: false });
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(user, '2026-10-10', 30.5);
  const [mail] = await mailsAt('2026-11-01T09:00:00Z', user.email);
  expect(mail?.text).toContain('El informe de octubre de 2026 está listo.');
  for (const word of ['30,50', 'Comida', '€']) expect(mail?.text).not.toContain(word);
});

it('the report turns no typed name into a link', async () => {
  const user = await subscribe();
  const name = '<b>evil.example</b>';
  const { id } = (await user.post('/api/v1/categories', { type: 'expense', name })).body;
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(user, '2026-10-10', 5, { category: id });
  const [mail] = await mailsAt('2026-11-01T09:00:00Z', user.email);
  expect(mail?.html).toContain('&lt;b&gt;evil.\u2060example&lt;');
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
});

it('the report compares the totals and all categories with the month before, as a table and as lines', async () => {
  const user = await subscribe({ language: 'en' });
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  for (let at = 1; at <= 11; at++) {
    const { id } = (await user.post('/api/v1/categories', { type: 'expense', name: `Kind ${at}` })).body;
    // The last category has nothing in October.
    for (const date of at === 11 ? ['2026-09-10'] : ['2026-09-10', '2026-10-10']) {
      await spend(user, date, 100.01 - at, { category: id });
    }
  }
  const [mail] = await mailsAt('2026-11-01T09:00:00Z', user.email);
  const blocks = (mail?.text ?? '').split('\n\n');
  const block = blocks.find((text) => text.startsWith('Expenses by category')) ?? '';
  const [title, ...lines] = block.split('\n- ');
  expect(title).toBe('Expenses by category · October 2026 (September 2026)');
  expect(lines[0]).toBe('Kind 1: €99.01 (€99.01)');
  // 91.01 + 90.01 in October, and 89.01 more in September.
  expect(lines.slice(8)).toEqual(['Everything else: €181.02 (€270.03)']);
  expect(mail?.html).toMatch(/<th scope="col"[^>]*>October 2026<br \/><span[^>]*>September 2026</);
  expect(mail?.html).toMatch(/<th scope="row"[^>]*>Everything else<[^€]*€181\.02<br \/><span[^>]*>€270\.03</);
  // Mail programs show this text next to the subject.
  expect(mail?.html).toMatch(
    /<body[^>]*>\s*<div style="display:none">Income: €0\.00 · Expenses: €945\.10 · /,
  );
});

it('one tap stops the reports', async () => {
  const user = await subscribe();
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(user, '2026-10-10', 5);
  const [mail] = await mailsAt('2026-11-01T09:00:00Z', user.email);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const url = header.slice(1, -1);
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  expect((await mails.app.app.request(url, { method: 'POST', headers, body })).status).toBe(200);
  expect((await user.get(ME)).body.mails.monthReport).toBe(false);
  await spend(user, '2026-11-01', 5);
  expect(await mailsAt('2026-12-01T09:00:00Z', user.email)).toHaveLength(1);
});

it('the report is part of Premium unless everyone has Premium', async () => {
  const user = await subscribe();
  await goToInstant(mails.app, '2026-10-20T12:00:00Z');
  await spend(user, '2026-10-10', 5);
  await changeSettings(mails.app, { premiumMode: 'byGrant' });
  expect(await mailsAt('2026-11-01T09:00:00Z', user.email)).toEqual([]);
  await changeSettings(mails.app, { premiumMode: 'everyone' });
  expect(await mailsAt('2026-11-01T09:30:00Z', user.email)).toHaveLength(1);
});

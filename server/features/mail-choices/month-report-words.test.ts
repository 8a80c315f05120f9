import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MonthReport } from '#shared/contract/reports.ts';
import {
  createMailsApp,
  makeMonthReportJob,
  signUpSubscriber,
  type MailsApp,
} from '#server/testing/plans-mail-app.ts';
import { goToInstant } from '#server/testing/recurring.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

type Purchase = { description: string; amount: number; category: string; date: string };

async function buy(user: TestClient, purchase: Purchase) {
  expect((await user.post('/api/v1/expenses', purchase)).status).toBe(201);
}

/** Adds ten months with a gym payment that is missing in the last one, where a lamp was bought twice. */
async function addTenMonths(user: TestClient) {
  await goToInstant(mails.app, '2026-10-30T12:00:00Z');
  for (let month = 1; month <= 10; month++) {
    const date = (day: string) => `2026-${String(month).padStart(2, '0')}-${day}`;
    for (const day of ['03', '11', '19', '26']) {
      await buy(user, { description: 'Mercado', amount: 70 + month, category: 'food', date: date(day) });
    }
    if (month < 10) {
      await buy(user, { description: 'Gimnasio Fit', amount: 29.9, category: 'health', date: date('05') });
    }
  }
  for (const date of ['2026-10-21', '2026-10-21']) {
    await buy(user, { description: 'Lamp', amount: 389.5, category: 'other', date });
  }
}

function readList(text: string, title: string): string[] {
  const block = text.split('\n\n').find((paragraph) => paragraph.startsWith(`${title}\n`)) ?? '';
  return block.split('\n- ').slice(1);
}

it('the mailed report has the recognised transactions, the notices and the measured errors that the screen shows', async () => {
  mails.app.clock.now = Date.now();
  const user = await signUpSubscriber(mails.app, { language: 'en' });
  expect((await user.patch('/api/v1/me', { mails: { monthReport: true } })).status).toBe(200);
  await addTenMonths(user);
  await goToInstant(mails.app, '2026-11-01T09:00:00Z');
  await makeMonthReportJob(mails.app)();
  const [mail] = await mails.mailsTo(user.email);
  const text = mail?.text ?? '';
  const report = (await user.get('/api/v1/reports/month?month=2026-10')).body as MonthReport;

  expect(report.recurring.recognised.missed.map(({ description }) => description)).toEqual(['Gimnasio Fit']);
  expect(readList(text, 'Due, but not recorded')).toEqual(['Gimnasio Fit · −€29.90 · Recognised']);

  expect(report.notices.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['twice Lamp']);
  expect(readList(text, 'Unusual')).toEqual([
    'Lamp: €389.50, perhaps charged twice. The same amount was recorded twice within three days.',
  ]);

  const { p50 = Number.NaN } = report.forecast?.expenses ?? {};
  const { months = 0, expenses } = report.forecast?.error ?? {};
  expect(months).toBeGreaterThan(1);
  const [, expensesLine] = readList(text, 'Forecast for November 2026');
  expect(expensesLine).toContain(`Expenses: €${Math.round(p50)} · Probably between €`);
  expect(expensesLine).toContain(
    `. Off by €${Math.round(expenses?.off ?? Number.NaN)} on average; ${expenses?.covered} of ${months} months inside the range.`,
  );
});

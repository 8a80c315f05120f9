import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '#shared/calendar.ts';
import { createMailsApp, signUpSubscriber, type MailsApp } from '#server/testing/plans-mail-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

async function spend(user: TestClient, amount: number, category: string): Promise<string> {
  const date = today('UTC', mails.app.clock.now);
  return (await user.post('/api/v1/expenses', { description: 'Comida', amount, date, category })).body
    .id as string;
}

async function setBudget(user: TestClient, category: string): Promise<void> {
  const month = today('UTC', mails.app.clock.now).slice(0, 7);
  await user.put(`/api/v1/budgets/${category}`, { month, amount: 100, rollover: 'none', scope: 'onwards' });
}

it('the server mails once at 80% of a budget, and once at 100%', async () => {
  const user = await signUpSubscriber(mails.app);
  await setBudget(user, 'food');
  await spend(user, 79.99, 'food');
  expect(await mails.mailsTo(user.email)).toEqual([]);
  await spend(user, 0.01, 'food');
  const last = await spend(user, 5, 'food');
  const [firstMail, ...none] = await mails.mailsTo(user.email);
  expect(none).toEqual([]);
  expect(firstMail?.subject).toBe('A budget is almost used up · Saldo');
  expect(firstMail?.text).toContain('80% or more of your budget “Food”');
  await user.delete(`/api/v1/expenses/${last}`);
  await spend(user, 20, 'food');
  await spend(user, 20, 'food');
  const [, secondMail, ...more] = await mails.mailsTo(user.email);
  expect(secondMail?.text).toContain('all of your budget “Food”');
  expect(more).toEqual([]);
});

it('the mail names the user’s own category as it was typed, and all expenses in the user’s language', async () => {
  const user = await signUpSubscriber(mails.app, { language: 'es' });
  const name = '<b>evil.example</b>';
  const { id } = (await user.post('/api/v1/categories', { type: 'expense', name })).body;
  await setBudget(user, id as string);
  await setBudget(user, '*');
  await spend(user, 100, id as string);
  const texts = (await mails.mailsTo(user.email)).map(({ text, html }) => ({ text, html }));
  expect(texts).toHaveLength(2);
  const all = JSON.stringify(texts);
  expect(all).toContain('tu presupuesto «Todos los gastos»');
  expect(all).toContain('&lt;b&gt;evil.\u2060example&lt;');
  expect(all).not.toContain('evil.example');
});

it('the server mails only users who have switched mails about budgets on', async () => {
  const user = await signUpSubscriber(mails.app);
  await user.patch('/api/v1/me', { mails: { budgetAlerts: false } });
  await setBudget(user, 'food');
  await spend(user, 200, 'food');
  expect(await mails.mailsTo(user.email)).toEqual([]);
});

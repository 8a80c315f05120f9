import { describe, expect, it } from 'vitest';
import { ask, expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer } from '#server/testing/transfers.ts';

const advisor = useAdvisorApp();

const opening = (amount: number) => ({ opening: { amount, day: '2026-11-01' } });

/** Signs up somebody with a bank account, a card and cash, of which some is dated later than today, 24 November. */
async function signUpWithAccounts(): Promise<TestClient> {
  const user = await advisor.signUp([['Shop', 30, '2026-11-20']]);
  const bank = await addAccount(user, { name: 'BBVA', ...opening(1_000) });
  const card = await addAccount(user, { name: 'Visa', kind: 'card', ...opening(-120.5) });
  const cash = await addAccount(user, { name: 'Purse', kind: 'cash', ...opening(40) });
  await addTransfer(user, bank, card, { amount: 100, date: '2026-11-10' });
  await addTransfer(user, bank, cash, { amount: 25, date: '2026-11-24' });
  await addTransfer(user, bank, null, { amount: 300, date: '2026-11-28' });
  return user;
}

async function answerTo(user: TestClient, question: string) {
  const answer = await ask(user, { question });
  await expectFacts({ app: advisor.app, user }, answer);
  return { answer, text: plain(answer) };
}

describe('the money in accounts', () => {
  it.each([
    ['what do I have?', 'In your accounts: €919.50. −€300.00 dated later than today is not included.'],
    ['¿cuánto tengo?', 'En tus cuentas: 919,50 €. No incluye −300,00 € con fecha posterior a hoy.'],
    ['how much is in my bank?', 'In “BBVA”: €875.00. −€300.00 dated later than today is not included.'],
    ['balance of my visa', 'In “Visa”: −€20.50.'],
    ['¿cuánto tengo en efectivo?', 'En «Purse»: 65,00 €.'],
    ['what is in my visa and in cash', 'In “Purse” and “Visa”: €44.50.'],
  ])('is said as of today: %s', async (question, expected) => {
    const { answer, text } = await answerTo(await signUpWithAccounts(), question);
    expect(text).toBe(expected);
    expect(answer).toMatchObject({ kind: 'answer', screen: '/accounts', assumptions: [] });
    expect(answer.understood).toMatchObject({ intent: 'accounts.balance', slots: {} });
  });

  it('has a table of several accounts', async () => {
    const { answer } = await answerTo(await signUpWithAccounts(), 'how much is in my accounts?');
    const cells = answer.table?.rows.map((row) => row.map(({ text }) => text));
    expect(answer.table?.columns).toEqual(['Account', 'Today', 'Later']);
    expect(cells).toEqual([
      ['BBVA', '€875.00', '−€300.00'],
      ['Purse', '€65.00', ''],
      ['Visa', '−€20.50', ''],
    ]);
  });

  it('is still that of the typed question after its reading is changed and chosen again', async () => {
    const previous = { intent: 'accounts.balance', slots: {} } as const;
    const user = await signUpWithAccounts();
    const answer = await ask(user, { previous, typed: 'balance of my visa', language: 'en' });
    expect(plain(answer)).toBe('In “Visa”: −€20.50.');
  });

  it('leaves out accounts without an opening, and archived ones', async () => {
    const user = await signUpWithAccounts();
    await addAccount(user, { name: 'Monzo' });
    const old = await addAccount(user, { name: 'Old savings', ...opening(7) });
    await user.patch(`/api/v1/sources/${old}`, { isArchived: true });
    const all = await answerTo(user, 'how much money do I have?');
    expect(all.text).toBe(
      'In your accounts: €919.50. −€300.00 dated later than today is not included. ' +
        'Accounts without an opening balance are not counted.',
    );
    const unknown = await answerTo(user, 'how much is in Monzo?');
    expect(unknown.answer).toMatchObject({ kind: 'empty', screen: '/accounts' });
    expect(unknown.text).toBe(
      'Saldo does not know what is in “Monzo”, without an opening balance up to today.',
    );
    expect((await answerTo(user, 'how much is in old savings?')).text).toBe('In “Old savings”: €7.00.');
  });

  it('is unknown for a kind of account that is missing', async () => {
    const user = await advisor.signUp([]);
    await addAccount(user, opening(5));
    const { answer, text } = await answerTo(user, 'what is in cash?');
    expect([answer.kind, text]).toEqual(['empty', 'You have no account of that kind.']);
  });

  it('is that of the user alone', async () => {
    await signUpWithAccounts();
    const user = await advisor.signUp([]);
    await addAccount(user, { name: 'Mine', ...opening(5) });
    expect((await answerTo(user, 'what do I have?')).text).toBe('In “Mine”: €5.00.');
  });
});

describe('without a balance', () => {
  it.each([
    [
      'what do I have?',
      'Saldo does not know what you have in the bank, so it is not counted. ' +
        'To know it, Saldo needs an account with its opening balance.',
    ],
    ['¿cuánto tengo en el banco?', 'Saldo no sabe cuánto tienes en el banco, así que no lo cuenta. Para'],
  ])('the question is asked back: %s', async (question, expected) => {
    const user = await advisor.signUp([]);
    await addAccount(user, { name: 'Label' });
    const answer = await ask(user, { question });
    expect(answer).toMatchObject({ kind: 'didYouMean', screen: '/accounts' });
    expect(plain(answer)).toContain(expected);
    expect(answer.options?.map(({ intent }) => intent)).toEqual(['balance.total', 'safeToSpend', 'forecast']);
  });

  it('the chosen reading says that there is none', async () => {
    const user = await advisor.signUp([]);
    const answer = await ask(user, { previous: { intent: 'accounts.balance', slots: {} }, language: 'es' });
    expect(answer).toMatchObject({ kind: 'empty', screen: '/accounts' });
    expect(plain(answer)).toContain('Aún no tienes ninguna cuenta con saldo.');
  });
});

describe('somebody with a balance', () => {
  it('is told what Saldo knows if the question is asked back', async () => {
    const answer = await ask(await signUpWithAccounts(), { question: 'how much is left on the mortgage' });
    expect(plain(answer)).toMatch(/^Saldo only knows what is in your accounts with a balance\. /);
  });

  it.each([
    ['how much money will I have at the end of the month', 'What is in your accounts is not counted.'],
    ['¿me puedo permitir 400 euros?', 'Cuenta los ingresos y gastos desde principios de este mes, pero no'],
  ])('is told that a forecast leaves it out: %s', async (question, expected) => {
    const answer = await ask(await signUpWithAccounts(), { question });
    expect(answer.assumptions).toContainEqual(expect.stringContaining(expected));
    expect(answer.assumptions.join(' ')).not.toMatch(/in the bank|en el banco/);
  });

  it('gets the balance of a month as before', async () => {
    const { answer } = await answerTo(await signUpWithAccounts(), 'what is my balance this month?');
    expect(answer.understood?.intent).toBe('balance.total');
  });
});

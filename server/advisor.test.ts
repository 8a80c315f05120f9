import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Question } from '#shared/contract/advisor.ts';
import { ASK, textOf } from '#server/testing/advisor.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
let logged = '';

beforeAll(async () => {
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  app = await createTestApp({ log: pino({ level: 'trace' }, log) });
  app.clock.now = Date.parse('2026-11-18T12:00:00Z');
  user = await app.signUp({ currency: 'EUR', timeZone: 'Europe/Madrid' });
  for (const [description, amount, date, category] of [
    ['Mercadona', 40, '2026-11-03', 'food'],
    ['Mercadona', 30, '2026-10-05', 'food'],
    ['Recibo alquiler', 750, '2026-11-02', 'other'],
    ['Starbuks Sol', 4.5, '2026-11-10', 'food'],
    ['Gastos de gestoría', 60, '2026-11-11', 'other'],
  ] as const) {
    const { status } = await user.post('/api/v1/expenses', { description, amount, date, category });
    expect(status).toBe(201);
  }
});
afterAll(() => app.close());

async function ask(body: Question, client = user): Promise<Answer> {
  const { status, body: answer } = await client.post(ASK, body);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer as Answer;
}

describe('a question to the advisor', () => {
  it('is answered in its own language with facts that open the history', async () => {
    const answer = await ask({ question: '¿Cuánto he gastado en comida este mes?' });
    expect(answer).toMatchObject({ kind: 'answer', language: 'es', model: 'off' });
    expect(textOf(answer)).toMatch(/^Llevas gastados 44,50\s€ en Comida este mes\./);
    const filter = { type: 'expense', category: 'food', from: '2026-11-01', to: '2026-11-30' };
    expect(answer.facts[0]).toMatchObject({ value: 44.5, how: 'sum', filter, side: 'expenses' });
    expect(answer.understood?.chips.map(({ text }) => text)).toEqual(['Total gastado', 'Comida', 'Este mes']);
    expect(answer.followUps).not.toEqual([]);
  });

  it('knows the currency of the person, and asks back about another one', async () => {
    expect((await ask({ question: '¿Cuánto he gastado en euros este mes?' })).kind).toBe('answer');
    expect((await ask({ question: '¿Cuánto he gastado en dólares este mes?' })).kind).toBe('didYouMean');
  });

  it('may continue the last one', async () => {
    const { understood } = await ask({ question: 'How much did I spend on food this month?' });
    const { intent = 'help', slots = {} } = understood ?? {};
    const answer = await ask({ question: 'and last month?', previous: { intent, slots } });
    expect(textOf(answer)).toMatch(/^You spent €30\.00 on Food last month\./);
  });

  it('finds rent by its words in both languages', async () => {
    const answer = await ask({ question: 'how much did I pay for rent this month' });
    expect(answer.facts[0]).toMatchObject({ value: 750 });
    expect(answer.facts[0]?.filter?.['anyOf']).toMatch(/^"alquiler" -.*,"rent" -/);
  });

  it.each([
    ['How much did I pay for rent this month?', '“rent”', /on “rent”/],
    ['¿Cuánto pagué de alquiler este mes?', '«alquiler»', /en «alquiler»/],
    ['How much at Boots this month?', '“Boots”', /“Boots”/],
    ['¿Cuánto gasté en Farolería?', '«Farolería»', /«Farolería»/],
  ])('shows the merchant as it was typed: %s', async (question, name, sentence) => {
    const answer = await ask({ question });
    expect(answer.understood?.chips).toContainEqual({ slot: 'merchant', text: name });
    expect(textOf(answer)).toMatch(sentence);
  });

  it('shows the merchant in the language of a chosen reading', async () => {
    const previous = { intent: 'spend.total', slots: { merchant: 'alquiler' } } as const;
    const answer = await ask({ previous, language: 'en' });
    expect(answer.understood?.chips).toContainEqual({ slot: 'merchant', text: '“rent”' });
  });

  it('is asked back with a reading for each of two merchants', async () => {
    const answer = await ask({ question: 'how much did I spend on rent and at Boots this month' });
    expect(answer.kind).toBe('didYouMean');
    const texts = answer.options?.map(({ text }) => text) ?? [];
    expect(texts.slice(0, 2)).toEqual([
      expect.stringContaining('“rent”'),
      expect.stringContaining('“boots”'),
    ]);
  });

  it('never sums everything if no transaction has its word', async () => {
    const answer = await ask({ question: 'how much did I spend at starbucks this month?' });
    expect(answer).toMatchObject({ kind: 'empty', facts: [] });
    expect(textOf(answer)).toContain('“Starbuks Sol”');
    const merchant = await ask({ previous: { intent: 'spend.total', slots: { merchant: 'gas' } } });
    expect(merchant.kind).toBe('empty');
  });

  it('gets a note about transactions at other times', async () => {
    const period = { from: '2026-09-01', to: '2026-09-30' };
    const answer = await ask({
      previous: { intent: 'spend.total', slots: { merchant: 'mercadona', period } },
    });
    expect(answer.kind).toBe('empty');
    expect(textOf(answer)).toBe(
      'There were no expenses with “mercadona” in September. You have 2 transactions at other times, the last on 3 November.',
    );
  });

  it('is asked back if it cannot be read', async () => {
    const answer = await ask({ question: 'how much without the blue one' });
    expect(answer.kind).toBe('didYouMean');
    expect(answer.options?.length).toBeGreaterThan(0);
  });

  it.each([
    ['should I invest in bitcoin?', 'refuse.advice', undefined],
    ['delete my last expense', 'refuse.write', '/transactions'],
    ['what is the weather tomorrow?', 'refuse.scope', undefined],
  ])('is refused: %s', async (question, intent, screen) => {
    const answer = await ask({ question });
    expect(answer).toMatchObject({ kind: 'refused', understood: { intent }, facts: [] });
    expect(answer.screen).toBe(screen);
  });

  it('may be answered from the forecast of the user', async () => {
    const answer = await ask({ question: 'How much will I spend this month?' });
    expect(answer).toMatchObject({ kind: 'answer', understood: { intent: 'forecast' } });
    expect(answer.facts[0]).toMatchObject({ how: 'forecast', source: 'endOfMonth.expenses.p50' });
  });

  it.each<[string, object, string]>([
    ['is too long', { question: 'x'.repeat(301) }, 'question'],
    ['has control characters', { question: 'how\u0000much' }, 'question'],
  ])('that %s is refused', async (_, body, field) => {
    const { status, body: refused } = await user.post(ASK, body);
    expect([status, refused.details?.[0]?.field]).toEqual([400, field]);
  });

  it('may be empty, and gets a list of possible questions', async () => {
    expect(await ask({})).toMatchObject({ kind: 'answer', understood: { intent: 'help' } });
  });

  it('means the same if the ends of a range are reversed', async () => {
    const period = { from: '2026-11-30', to: '2026-11-01' };
    const slots = { category: 'food', period, min: 50, max: 1 };
    const answer = await ask({ previous: { intent: 'spend.total', slots } });

    expect(answer.facts.find(({ how }) => how === 'sum')).toMatchObject({ value: 44.5 });
  });

  it.each([
    "'; drop table transactions; --",
    '%%%___\\\\',
    '{{f1}} {{amount}}',
    '<script>alert(1)</script>',
    '🤑'.repeat(140),
  ])('of hostile text is answered: %s', async (question) => {
    expect(['answer', 'empty', 'didYouMean', 'refused']).toContain((await ask({ question })).kind);
  });

  it('is in no log and changes nothing', async () => {
    const before = (await user.get('/api/v1/transactions')).body;
    await ask({ question: 'how much did I spend at Xylophonia this month' });
    expect(logged).not.toBe('');
    expect(logged).not.toMatch(/xylophonia/i);
    expect((await user.get('/api/v1/transactions')).body).toEqual(before);
  });

  it('is refused after too many in a minute, for each person separately', async () => {
    const limitedApp = await createTestApp({ questionsPerMinute: 2 });
    try {
      const [one, other] = [await limitedApp.signUp(), await limitedApp.signUp()];
      const statuses = [];
      for (let count = 0; count < 3; count++)
        statuses.push((await one.post(ASK, { question: 'help' })).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect((await other.post(ASK, { question: 'help' })).status).toBe(200);
    } finally {
      await limitedApp.close();
    }
  });
});

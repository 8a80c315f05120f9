import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSource, SOURCES } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a source', () => {
  it('is stored as sent, once, and listed by name', async () => {
    const user = await app.signUp({ language: 'es' });
    const added = {
      opening: null,
      lowBalance: null,
      colour: null,
      isArchived: false,
      position: null,
      createdAt: new Date(app.clock.now).toISOString(),
      updatedAt: new Date(app.clock.now).toISOString(),
    };
    const bank = newSource({
      name: 'ópalo 10',
      accountHash: 'h'.repeat(43),
      accountEnd: '1332',
      shape: 'date-text-amount',
      answers: {
        dateOrder: 'dmy',
        currency: 'GBP',
        columns: ['a', 'ñ'],
        headerLines: 2,
        categories: ['"\u0000|\\'],
      },
    });
    const card = newSource({ name: 'Ópalo 9', kind: 'card' });
    const cash = newSource({ name: 'Zócalo', lowBalance: -0.5, colour: 'teal' });
    for (const source of [bank, card, bank, cash]) {
      const { status, body } = await user.post(SOURCES, source);
      expect([status, body]).toEqual([201, { ...added, ...source }]);
    }
    expect((await user.get(SOURCES)).body.items).toEqual(
      [card, bank, cash].map((each) => ({ ...added, ...each })),
    );
  });

  it('changes in the fields that are sent, and keeps the time when it was added', async () => {
    const user = await app.signUp();
    const added = (await user.post(SOURCES, newSource({ accountEnd: '1332', colour: 'red' }))).body;
    app.clock.now += 1_000;
    const edited = await user.patch(`${SOURCES}/${added.id}`, {
      name: 'Otro',
      accountEnd: null,
      colour: null,
    });
    const updatedAt = new Date(app.clock.now).toISOString();
    expect(edited.body).toEqual({ ...added, name: 'Otro', accountEnd: null, colour: null, updatedAt });
    expect((await user.patch(`${SOURCES}/${added.id}`, {})).body).toEqual(edited.body);
    expect((await user.get(SOURCES)).body.items).toEqual([edited.body]);
  });

  it.each([
    ['accountHash', 'ES9121000418450200051332'],
    ['accountEnd', '12345'],
    ['accountEnd', 'a1'],
    ['shape', 'x'.repeat(65)],
    ['name', ' '],
    ['kind', 'wallet'],
    ['colour', 'gold'],
    ['lowBalance', 0.001],
    ['lowBalance', 1e12],
    ['answers', { categories: Array.from({ length: 200 }, () => 'x'.repeat(200)) }],
    ['answers', { currency: 'gbp' }, 'answers.currency'],
  ])('is refused with a wrong %s', async (field, value, named = field) => {
    const user = await app.signUp();
    const refused = await user.post(SOURCES, newSource({ [field]: value }));
    expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, named]);
  });
});

it('the key of account numbers differs by user and secret, and stays the same', async () => {
  const [one, other] = [await app.signUp(), await app.signUp()];
  const readKey = async (user: typeof one) => (await user.get(SOURCES)).body.accountKey as string;
  const key = await readKey(one);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await readKey(one)).toBe(key);
  expect(await readKey(other)).not.toBe(key);
  const { uid } = (await one.get('/api/v1/me')).body;
  const movedApp = await createTestApp({ config: { secret: 'another secret of thirty-two bytes or more' } });
  const movedUser = await movedApp.signUp();
  expect(await readKey(movedUser)).not.toBe(key);
  expect(key).not.toContain(uid);
  await movedApp.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_NOTE_LENGTH, MAX_TAGS } from '#shared/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const EXPENSES = '/api/v1/expenses';
const HISTORY = '/api/v1/transactions';
const TAGS = '/api/v1/tags';

async function add(user: TestClient, tags: string[], others: object = {}): Promise<string> {
  const expense = { description: 'Dinner', amount: 5, date: '2026-11-20', tags, ...others };
  const { status, body } = await user.post(EXPENSES, expense);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
}

async function readTags(user: TestClient, id: string): Promise<string[]> {
  return (await user.get(`${EXPENSES}/${id}`)).body.tags;
}

async function find(user: TestClient, query: string): Promise<string[]> {
  const { items } = (await user.get(`${HISTORY}?${query}`)).body as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

const toPath = (tag: string) => `${TAGS}/${encodeURIComponent(tag)}`;

describe('notes and tags that cannot be stored', () => {
  it.each([
    ['a comma in a tag', { tags: ['a,b'] }, 'tags.0', 'tagHasSeparator'],
    ['a bar in a tag', { tags: ['a', 'x|y'] }, 'tags.1', 'tagHasSeparator'],
    ['a tag of dots', { tags: ['..'] }, 'tags.0', 'tagHasSeparator'],
    ['a tag of two lines', { tags: ['a\nb'] }, 'tags.0', 'textHasControlCharacters'],
    ['the separator of searches', { tags: ['a\u001fb'] }, 'tags.0', 'textHasControlCharacters'],
    ['an empty tag', { tags: [' '] }, 'tags.0', 'required'],
    ['a long tag', { tags: ['x'.repeat(31)] }, 'tags.0', 'textTooLong'],
    ['many tags', { tags: Array.from({ length: MAX_TAGS + 1 }, (_, n) => `t${n}`) }, 'tags', 'tooMany'],
    ['a control character in a note', { note: 'a\u0000b' }, 'note', 'textHasControlCharacters'],
    ['a direction mark in a note', { note: 'a\u202eb' }, 'note', 'textHasControlCharacters'],
    ['half a character in a note', { note: 'a\ud800b' }, 'note', 'textHasControlCharacters'],
    ['a long note', { note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, 'note', 'textTooLong'],
  ])('%s is refused', async (_, fields, field, code) => {
    const user = await app.signUp();
    const { status, body } = await user.post(EXPENSES, {
      description: 'Dinner',
      amount: 5,
      date: '2026-11-20',
      ...fields,
    });
    expect([status, body.details]).toMatchObject([400, [{ field, code }]]);
    expect((await user.get(EXPENSES)).body.items).toEqual([]);
  });
});

it('a note has uniform line breaks, and is empty if it has no visible characters', async () => {
  const user = await app.signUp();
  const id = await add(user, [], { note: '  one\r\ntwo\rthree\tfour\n\n' });
  expect((await user.get(`${EXPENSES}/${id}`)).body.note).toBe('one\ntwo\nthree four');
  expect((await user.patch(`${EXPENSES}/${id}`, { note: ' \u200b\n ' })).body.note).toBe('');
});

it('the first of equal tags stays', async () => {
  const user = await app.signUp();
  const id = await add(user, ['Café', 'x', 'CAFE', ' café ']);
  expect(await readTags(user, id)).toEqual(['Café', 'x']);
});

it('a search finds notes and tags without accents, and a filter finds whole tags only', async () => {
  const user = await app.signUp();
  const dinner = await add(user, ['Año', 'viaje 2026'], { note: 'Con Íñigo' });
  const taxi = await add(user, ['viaje'], { description: 'año|viaje 2026|' });
  expect(await find(user, 'q=inigo')).toEqual([dinner]);
  expect(await find(user, 'q=VIAJE')).toEqual([taxi, dinner]);
  expect(await find(user, 'tag=ano')).toEqual([dinner]);
  expect(await find(user, 'tag=Viaje')).toEqual([taxi]);
  expect(await find(user, 'tag=viaje%202026&sort=oldest')).toEqual([dinner]);
  expect(await find(user, 'tag=20%25')).toEqual([]);
  expect((await user.get(`${HISTORY}/totals?tag=viaje`)).body).toEqual({ count: 1, income: 0, expenses: 5 });
  const csv = (await user.get(`${HISTORY}.csv?tag=ano`)).body as unknown as string;
  expect(csv).toContain('"Año, viaje 2026"');
  expect(csv.trim().split('\n')).toHaveLength(2);
});

it('the new text of an edited description, note or tag is found, the old one is not', async () => {
  const user = await app.signUp();
  const id = await add(user, ['before'], { note: 'earlier' });
  await user.patch(`${EXPENSES}/${id}`, { note: 'later' });
  expect([await find(user, 'q=later'), await find(user, 'q=earlier')]).toEqual([[id], []]);
  expect(await find(user, 'tag=before')).toEqual([id]);
  await user.patch(`${EXPENSES}/${id}`, { tags: ['after'] });
  expect([await find(user, 'tag=after'), await find(user, 'tag=before')]).toEqual([[id], []]);
  expect(await find(user, 'q=later')).toEqual([id]);
});

it('all transactions of a tag can be deleted, and restored with notes and tags', async () => {
  const user = await app.signUp();
  const id = await add(user, ['x'], { note: 'kept' });
  await add(user, ['y']);
  const { body } = await user.post(`${HISTORY}/delete-matching`, { search: { tag: 'X' } });
  expect(body.deleted).toBe(1);
  await user.post(`${HISTORY}/deleted/restore`, { ids: [id] });
  expect((await user.get(`${EXPENSES}/${id}`)).body).toMatchObject({ note: 'kept', tags: ['x'] });
  expect(await find(user, 'tag=x')).toEqual([id]);
});

describe('the list of tags', () => {
  it('counts transactions, with equal tags in their most frequent spelling', async () => {
    const user = await app.signUp();
    await add(user, ['casa', 'Zürich']);
    await add(user, ['Casa']);
    await add(user, ['Casa', 'árbol']);
    await user.delete(`${EXPENSES}/${await add(user, ['deleted'])}`);
    expect((await user.get(TAGS)).body.items).toEqual([
      { tag: 'árbol', count: 1 },
      { tag: 'Casa', count: 3 },
      { tag: 'Zürich', count: 1 },
    ]);
  });

  it('has no tags of other users', async () => {
    await add(await app.signUp(), ['theirs']);
    expect((await (await app.signUp()).get(TAGS)).body.items).toEqual([]);
  });
});

describe('renaming a tag', () => {
  it('renames it everywhere, also in the bin, and keeps the time of the last change', async () => {
    const user = await app.signUp();
    const id = await add(user, ['a', 'Old', 'z']);
    const deletedId = await add(user, ['old']);
    await user.delete(`${EXPENSES}/${deletedId}`);
    const before = (await user.get(`${EXPENSES}/${id}`)).body;
    app.clock.now += 60_000;
    expect((await user.patch(toPath('OLD'), { to: 'new / 100%?#' })).body).toEqual({ changed: 1 });
    const after = (await user.get(`${EXPENSES}/${id}`)).body;
    expect(after).toEqual({ ...before, tags: ['a', 'new / 100%?#', 'z'] });
    expect([await find(user, 'tag=old'), await find(user, 'q=100%25')]).toEqual([[], [id]]);
    await user.post(`${HISTORY}/deleted/restore`, { ids: [deletedId] });
    expect(await readTags(user, deletedId)).toEqual(['new / 100%?#']);
    expect((await user.patch(toPath('new / 100%?#'), { to: 'Old' })).body).toEqual({ changed: 2 });
  });

  it('merges it with an existing tag, in one spelling', async () => {
    const user = await app.signUp();
    const bothId = await add(user, ['trip', 'x', 'Travel']);
    const one = await add(user, ['travel']);
    expect((await user.patch(toPath('trip'), { to: 'TRAVEL' })).body).toEqual({ changed: 2 });
    expect([await readTags(user, bothId), await readTags(user, one)]).toEqual([['TRAVEL', 'x'], ['TRAVEL']]);
  });

  it('changes no other users, no other tags, and nothing if the name is the same', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const otherUsersId = await add(other, ['tag']);
    const longerId = await add(user, ['tags', 'ta_']);
    const otherTextId = await add(user, ['ta.']);
    expect((await user.patch(toPath('ta_'), { to: 'ta_' })).body).toEqual({ changed: 0 });
    expect((await user.patch(toPath('tag'), { to: 'gone' })).body).toEqual({ changed: 0 });
    expect(await readTags(other, otherUsersId)).toEqual(['tag']);
    expect([await readTags(user, longerId), await readTags(user, otherTextId)]).toEqual([
      ['tags', 'ta_'],
      ['ta.'],
    ]);
  });

  it('renames more than one batch', async () => {
    const user = await app.signUp();
    for (let added = 0; added < 520; added += 20) {
      await Promise.all(Array.from({ length: 20 }, () => add(user, ['many'])));
    }
    expect((await user.patch(toPath('many'), { to: 'most' })).body).toEqual({ changed: 520 });
    expect((await user.get(TAGS)).body.items).toEqual([{ tag: 'most', count: 520 }]);
  });
});

it('a removed tag is gone from all transactions, also those in the bin', async () => {
  const user = await app.signUp();
  const id = await add(user, ['x', 'y']);
  const deletedId = await add(user, ['Y']);
  await user.delete(`${EXPENSES}/${deletedId}`);
  expect((await user.delete(toPath('y'))).body).toEqual({ changed: 1 });
  await user.post(`${HISTORY}/deleted/restore`, { ids: [deletedId] });
  expect([await readTags(user, id), await readTags(user, deletedId)]).toEqual([['x'], []]);
  expect(await find(user, 'tag=y')).toEqual([]);
});

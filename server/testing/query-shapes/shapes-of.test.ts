import { sql, type OperationNodeSource } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '#server/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { shapesOf } from './shapes-of.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const shapes = (query: (db: Reader) => OperationNodeSource) =>
  shapesOf(query(database.read).toOperationNode()).toSorted();

const ofUser = (db: Reader, userId = 'ana') =>
  db.selectFrom('transactions').select('id').where('user_id', '=', userId);

describe('the shapes of a query', () => {
  it('are the statement and each of its conditions, in words that show which query it is', () => {
    expect(shapes((db) => ofUser(db))).toEqual([
      'Select(from: transactions selections: id where: where)',
      'transactions where BinaryOperation(user_id = ?)',
    ]);
  });

  it('do not depend on values, on the length of a list or on the number of rows', () => {
    const withIds = (ids: string[], user: string) => shapes((db) => ofUser(db, user).where('id', 'in', ids));
    expect(withIds(['a', 'b', 'c'], 'luis')).toEqual(withIds(['a'], 'ana'));
    const row = { user_id: 'ana', key: 'a', decided_at: 1, about: 'x' };
    const rows = (...inserted: (typeof row)[]) =>
      shapes((db) => db.insertInto('notice_decisions').values(inserted));
    expect(rows(row, { ...row, key: 'b' })).toEqual(rows({ ...row, about: 'y' }));
  });

  it('do not depend on the order of conditions, even in raw SQL', () => {
    const both = shapes((db) => ofUser(db).where('type', '=', 'income').where('date', '>', '2026-01-01'));
    const one = shapes((db) => ofUser(db).where('type', '=', 'expense'));
    const other = shapes((db) => ofUser(db).where('date', '>', '2026-02-01'));
    expect(new Set(both)).toEqual(new Set([...one, ...other]));
    const type = sql<boolean>`type = ${'income'}`;
    const day = sql<boolean>`date > ${'2026-01-01'}`;
    const inText = shapes((db) => ofUser(db).where(sql<boolean>`(${sql.join([day, type], sql` or `)})`));
    const alone = shapes((db) => ofUser(db).where(type).where(day));
    expect(inText).toEqual(alone);
  });

  it('name each column that is set', () => {
    const set = (values: Record<string, string | number>) =>
      shapes((db) => db.updateTable('goals').set(values).where('id', '=', 'a'));
    expect(set({ name: 'Trip', archived: 0 })).toEqual([
      'Update(table: goals updates: set where: where)',
      'goals set ColumnUpdate(archived ?)',
      'goals set ColumnUpdate(name ?)',
      'goals where BinaryOperation(id = ?)',
    ]);
    expect(set({ name: 'Trip' })).not.toContain('goals set ColumnUpdate(archived ?)');
  });

  it.each<[string, (db: Reader) => OperationNodeSource]>([
    ['another operator', (db) => ofUser(db).where('id', '<', 'a')],
    ['another order', (db) => ofUser(db).orderBy('id', 'desc')],
    ['another column', (db) => ofUser(db).select('date')],
    ['a join', (db) => ofUser(db).innerJoin('goals', 'goals.id', 'transactions.id')],
    ['a condition in text', (db) => ofUser(db).where(sql<boolean>`lower(id) = ${'a'}`)],
    ['a query within', (db) => ofUser(db).where('id', 'in', db.selectFrom('goals').select('id'))],
  ])('differ by %s', (_, query) => {
    expect(shapes(query)).not.toEqual(shapes((db) => ofUser(db)));
  });
});

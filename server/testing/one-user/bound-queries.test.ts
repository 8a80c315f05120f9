import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openInspection, type Query } from './open-inspection.ts';

const inspect = openInspection();

const rowOfAna = { user_id: 'ana', is_online: 1, last_seen: 1, online_since: 1 } as const;
const totals = ['user_id', 'income_minor', 'expense_minor', 'count', 'revision'] as const;

const BOUND: [name: string, query: Query][] = [
  ['an equality', (db) => db.selectFrom('photos').selectAll().where('user_id', '=', 'ana')],
  ['an equality by the table’s name', (db) => db.selectFrom('photos').where('photos.user_id', '=', 'ana')],
  ['an equality of an alias', (db) => db.selectFrom('photos as p').where('p.user_id', '=', 'ana')],
  [
    'an equality with any other condition',
    (db) =>
      db
        .selectFrom('transactions')
        .where('date', '>=', '2026-01-01')
        .where((eb) => eb.and([eb('user_id', '=', 'ana'), eb.or([eb('id', '=', '1'), eb('id', '=', '2')])]))
        .where(sql<boolean>`search_text like '%a%'`),
  ],
  [
    'a join by the user’s id',
    (db) =>
      db
        .selectFrom('photos')
        .innerJoin('profiles', 'profiles.user_id', 'photos.user_id')
        .where('profiles.user_id', '=', 'ana'),
  ],
  [
    'a left join by the user’s id',
    (db) =>
      db
        .selectFrom('profiles')
        .leftJoin('presence', 'presence.user_id', 'profiles.user_id')
        .leftJoin('user_activity', (join) =>
          join.onRef('user_activity.user_id', '=', 'presence.user_id').on('user_activity.day_number', '=', 0),
        )
        .where('profiles.user_id', '=', 'ana'),
  ],
  [
    'an id that comes through two other tables',
    (db) =>
      db
        .selectFrom('photos')
        .innerJoin('session', 'session.userId', 'photos.user_id')
        .innerJoin('user', 'user.id', 'session.userId')
        .where('user.id', '=', 'ana'),
  ],
  [
    'a subquery that is tied to the outer user',
    (db) =>
      db
        .selectFrom('profiles')
        .select((eb) =>
          eb
            .selectFrom('user_totals')
            .select('count')
            .whereRef('user_totals.user_id', '=', 'profiles.user_id')
            .as('records'),
        )
        .where('profiles.user_id', '=', 'ana'),
  ],
  [
    'a subquery of the same user',
    (db) =>
      db
        .selectFrom('transactions')
        .where('user_id', '=', 'ana')
        .where('id', 'in', (eb) => eb.selectFrom('outbox').select('id').where('user_id', '=', 'ana')),
  ],
  [
    'a common table expression of the same user',
    (db) =>
      db
        .with('latest', (cte) => cte.selectFrom('transactions').select('id').where('user_id', '=', 'ana'))
        .selectFrom('latest')
        .selectAll(),
  ],
  [
    'both halves of a union',
    (db) =>
      db
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', 'ana')
        .union(db.selectFrom('outbox').select('id').where('user_id', '=', 'ana')),
  ],
  ['an insert that names the user', (db) => db.insertInto('presence').values(rowOfAna)],
  ['rows of one user', (db) => db.insertInto('presence').values([rowOfAna, rowOfAna])],
  [
    'an upsert',
    (db) =>
      db
        .insertInto('user_totals')
        .values({ user_id: 'ana', income_minor: 0, expense_minor: 0, count: 0, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ revision: sql`user_totals.revision + ${1}` }),
        ),
  ],
  [
    'an insert of rows selected from one user',
    (db) =>
      db
        .insertInto('user_totals')
        .columns([...totals])
        .expression((eb) =>
          eb
            .selectFrom('profiles')
            .select(['profiles.user_id', sql.lit(0).as('a'), sql.lit(0).as('b'), sql.lit(0).as('c')])
            .select(sql.lit(0).as('d'))
            .where('profiles.user_id', '=', 'ana'),
        ),
  ],
  ['an update', (db) => db.updateTable('presence').set({ is_online: 0 }).where('user_id', '=', 'ana')],
  [
    'an update from another table',
    (db) =>
      db
        .updateTable('presence')
        .from('profiles')
        .set({ is_online: 0 })
        .whereRef('presence.user_id', '=', 'profiles.user_id')
        .where('profiles.user_id', '=', 'ana'),
  ],
  ['a delete', (db) => db.deleteFrom('outbox').where('user_id', '=', 'ana').where('id', '=', '1')],
  [
    'a raw fragment in a bound query',
    (db) =>
      db
        .selectFrom('outbox')
        .where('user_id', '=', 'ana')
        .orderBy(sql`id`),
  ],
];

const UNTOUCHED: [name: string, query: Query][] = [
  ['tables that every machine has', (db) => db.selectFrom('profiles').selectAll().where('is_admin', '=', 1)],
  ['raw SQL about other tables', () => sql`select count(*) from profiles`],
  [
    'a column with the name of a table',
    (db) => db.selectFrom('profiles').select(sql<number>`1`.as('transactions')),
  ],
  ['an index called like a table', () => sql`drop index transactions_by_date`],
];

describe('a query', () => {
  it.each(BOUND)('is bound to one user by %s', (_name, query) => {
    expect(inspect(query)).toEqual({ users: ['ana'], problems: [] });
  });

  it.each(UNTOUCHED)('needs no user with %s', (_name, query) => {
    expect(inspect(query)).toEqual({ users: [], problems: [] });
  });
});

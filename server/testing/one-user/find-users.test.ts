import { sql, type OperationNodeSource } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '#server/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findUsers } from './find-users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Query = (db: Reader) => OperationNodeSource;

const inspect = (query: Query) => findUsers(query(database.read).toOperationNode());

const ofAna = { user_id: 'ana', is_online: 1, last_seen: 1, online_since: 1 } as const;
const ofBob = { ...ofAna, user_id: 'bob' };
const totals = ['user_id', 'income_minor', 'expense_minor', 'count', 'revision'] as const;

const BOUND: [name: string, query: Query][] = [
  ['an equality', (db) => db.selectFrom('photos').selectAll().where('user_id', '=', 'ana')],
  ['an equality by the table’s name', (db) => db.selectFrom('photos').where('photos.user_id', '=', 'ana')],
  ['an equality of an alias', (db) => db.selectFrom('photos as p').where('p.user_id', '=', 'ana')],
  [
    'an equality beside any other condition',
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
  ['an insert that names the user', (db) => db.insertInto('presence').values(ofAna)],
  ['rows of one user', (db) => db.insertInto('presence').values([ofAna, ofAna])],
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

const UNBOUND: [name: string, problem: string, query: Query][] = [
  ['no condition', 'outbox', (db) => db.selectFrom('outbox').selectAll()],
  ['another condition', 'presence', (db) => db.selectFrom('presence').where('is_online', '=', 1)],
  [
    'an equality or something else',
    'transactions',
    (db) =>
      db.selectFrom('transactions').where((eb) => eb.or([eb('user_id', '=', 'ana'), eb('id', '=', '1')])),
  ],
  [
    'a negated equality',
    'photos',
    (db) => db.selectFrom('photos').where((eb) => eb.not(eb('user_id', '=', 'ana'))),
  ],
  ['an inequality', 'photos', (db) => db.selectFrom('photos').where('user_id', '!=', 'ana')],
  ['a range', 'user_activity', (db) => db.selectFrom('user_activity').where('user_id', '>', 'ana')],
  ['a list', 'presence', (db) => db.selectFrom('presence').where('user_id', 'in', ['ana', 'bob'])],
  ['a raw condition', 'photos', (db) => db.selectFrom('photos').where(sql<boolean>`user_id = ${'ana'}`)],
  [
    'an id of another query',
    'photos',
    (db) =>
      db
        .selectFrom('photos')
        .where('user_id', '=', (eb) => eb.selectFrom('session').select('userId').limit(1)),
  ],
  [
    'an equality on another column',
    'outbox',
    (db) =>
      db
        .selectFrom('outbox')
        .innerJoin('session', 'session.id', 'outbox.id')
        .where('session.userId', '=', 'ana'),
  ],
  [
    'a join by another column than the user’s id',
    'outbox',
    (db) =>
      db
        .selectFrom('transactions')
        .innerJoin('outbox', 'outbox.id', 'transactions.id')
        .where('transactions.user_id', '=', 'ana'),
  ],
  [
    'a join to the owner of a token',
    'photos',
    (db) =>
      db
        .selectFrom('session')
        .innerJoin('photos', 'photos.user_id', 'session.userId')
        .where('session.token', '=', 'x'),
  ],
  [
    'a join without a condition',
    'outbox',
    (db) => db.selectFrom('photos').crossJoin('outbox').where('photos.user_id', '=', 'ana'),
  ],
  [
    'two tables in one from',
    'outbox',
    (db) => db.selectFrom(['photos', 'outbox']).where('photos.user_id', '=', 'ana'),
  ],
  [
    'an equality only on the right side of a left join',
    'photos',
    (db) =>
      db
        .selectFrom('photos')
        .leftJoin('profiles', (join) =>
          join.onRef('profiles.user_id', '=', 'photos.user_id').on('profiles.user_id', '=', 'ana'),
        ),
  ],
  [
    'an equality on the left side in the condition of a left join',
    'photos',
    (db) => db.selectFrom('photos').leftJoin('profiles', (join) => join.on('photos.user_id', '=', 'ana')),
  ],
  [
    'a full join',
    'presence',
    (db) =>
      db
        .selectFrom('profiles')
        .fullJoin('presence', 'presence.user_id', 'profiles.user_id')
        .where('profiles.user_id', '=', 'ana'),
  ],
  [
    'a subquery that is not tied to a user',
    'outbox',
    (db) =>
      db
        .selectFrom('profiles')
        .select((eb) => eb.selectFrom('outbox').select('id').limit(1).as('letter'))
        .where('profiles.user_id', '=', 'ana'),
  ],
  [
    'a subquery in a condition',
    'presence',
    (db) =>
      db
        .selectFrom('profiles')
        .where('user_id', 'in', (eb) =>
          eb.selectFrom('presence').select('user_id').where('is_online', '=', 1),
        ),
  ],
  [
    'a query of another one',
    'outbox',
    (db) => db.selectFrom(db.selectFrom('outbox').select('id').as('letters')).selectAll(),
  ],
  [
    'a common table expression',
    'presence',
    (db) =>
      db
        .with('shown', (cte) => cte.selectFrom('presence').select('user_id').limit(5))
        .selectFrom('shown')
        .selectAll(),
  ],
  [
    'a common table expression under the name of a table',
    'photos',
    (db) =>
      db
        .with('photos', (cte) => cte.selectFrom('profiles').select('user_id'))
        .selectFrom('photos')
        .select('photos.user_id'),
  ],
  [
    'one half of a union',
    'outbox',
    (db) =>
      db
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', 'ana')
        .union(db.selectFrom('outbox').select('id')),
  ],
  ['an update of everybody', 'presence', (db) => db.updateTable('presence').set({ is_online: 0 })],
  ['a delete over all', 'event_streams', (db) => db.deleteFrom('event_streams').where('seen_at', '<', 1)],
  [
    'a delete by another table',
    'photos',
    (db) => db.deleteFrom('photos').using('profiles').whereRef('profiles.user_id', '=', 'photos.user_id'),
  ],
  [
    'an insert without its user',
    'presence',
    (db) =>
      db
        .insertInto('presence')
        .columns(['is_online'])
        .values({ is_online: 1 } as typeof ofAna),
  ],
  [
    'an insert of rows selected from all users',
    'user_totals',
    (db) =>
      db
        .insertInto('user_totals')
        .columns(['user_id'])
        .expression((eb) => eb.selectFrom('user').select('user.id')),
  ],
  [
    'a subquery of an insert',
    'transactions',
    (db) =>
      db.insertInto('presence').values({
        ...ofAna,
        last_seen: (eb) => eb.selectFrom('transactions').select('created_at').limit(1),
      }),
  ],
  ['raw SQL', 'user_totals', () => sql`select sum(count) from user_totals where user_id = ${'ana'}`],
  ['a name in raw SQL', 'presence', () => sql`select * from ${sql.table('presence')}`],
  ['a name put together', 'presence', () => sql`delete from ${sql.id('presence')}`],
  ['a text in raw SQL', 'presence', () => sql`select * from ${sql.raw('presence join profiles on true')}`],
  [
    'a raw condition that reads another table',
    'presence',
    (db) => db.selectFrom('profiles').where(sql<boolean>`exists (select 1 from "presence")`),
  ],
];

const SEVERAL: [name: string, query: Query][] = [
  ['rows of two users', (db) => db.insertInto('presence').values([ofAna, ofBob])],
  [
    'a subquery of another user',
    (db) =>
      db
        .selectFrom('transactions')
        .where('user_id', '=', 'ana')
        .where('id', 'in', (eb) => eb.selectFrom('outbox').select('id').where('user_id', '=', 'bob')),
  ],
  [
    'a join with another user',
    (db) =>
      db
        .selectFrom('photos')
        .innerJoin('photos as theirs', 'theirs.content', 'photos.content')
        .where('photos.user_id', '=', 'ana')
        .where('theirs.user_id', '=', 'bob'),
  ],
];

describe('a query', () => {
  it.each(BOUND)('is bound to one user by %s', (_name, query) => {
    expect(inspect(query)).toEqual({ users: ['ana'], problems: [] });
  });

  it.each(UNTOUCHED)('needs no user with %s', (_name, query) => {
    expect(inspect(query)).toEqual({ users: [], problems: [] });
  });

  it.each(UNBOUND)('is not bound to a user with %s', (_name, table, query) => {
    expect(inspect(query).problems).toEqual([`"${table}" is not bound to one user`]);
  });

  it.each(SEVERAL)('is bound to two users with %s', (_name, query) => {
    expect(inspect(query)).toEqual({ users: ['ana', 'bob'], problems: ['several users in one query'] });
  });

  it('may not give a row to another user', () => {
    const update: Query = (db) =>
      db.updateTable('photos').set({ user_id: 'bob' }).where('user_id', '=', 'ana');
    expect(inspect(update).problems).toEqual(['a row of "photos" changes hands']);
    const upsert: Query = (db) =>
      db
        .insertInto('presence')
        .values(ofAna)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: 'bob' }));
    expect(inspect(upsert).problems).toEqual(['a row of "presence" changes hands']);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openInspection, type Query } from './open-inspection.ts';

const inspect = openInspection();

const ofAna = { user_id: 'ana', is_online: 1, last_seen: 1, online_since: 1 } as const;
const ofBob = { ...ofAna, user_id: 'bob' };

const UNBOUND: [name: string, table: string, query: Query][] = [
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
        .select((eb) => eb.selectFrom('outbox').select('id').limit(1).as('mail'))
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
    (db) => db.selectFrom(db.selectFrom('outbox').select('id').as('mails')).selectAll(),
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

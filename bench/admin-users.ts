import { uuidv7 } from 'uuidv7';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { runSql } from '#server/testing/run-sql.ts';

const FIRST_NAMES = ['Ana', 'Luis', 'Marta', 'Tom', 'Noa', 'María José', 'Åse', 'Zoë', 'João', 'Nguyễn'];
const LAST_NAMES = ['Ureña', 'Prado', 'Gil', 'Baker', 'Vidal', 'García', 'Öztürk', 'Nowak', 'Ruiz'];
const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

/**
 * Fills the database with users who have a presence. Some are online, suspended or administrators. Adds a
 * notification of each sign-up, half of them unread, and an audit log with a tenth as many rows. Makes all earlier
 * users administrators. Returns the id of a new user.
 */
export async function fillUsers(database: Database, size: number): Promise<string> {
  const nowMs = Date.now();
  await database.write((trx) => trx.updateTable('profiles').set({ is_admin: 1 }).execute());
  let someone = '';
  for (let start = 0; start < size; start += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, size - start) }, (_, at) =>
      toUser(start + at, size, nowMs),
    );
    someone = batch[7]?.id ?? someone;
    await database.write(async (trx) => {
      await trx
        .insertInto('user')
        .values(batch.map(({ user }) => user))
        .execute();
      await trx
        .insertInto('profiles')
        .values(batch.map(({ profile }) => profile))
        .execute();
      await trx
        .insertInto('presence')
        .values(batch.map(({ presence }) => presence))
        .execute();
      await trx
        .insertInto('admin_notifications')
        .values(batch.map(({ notice }) => notice))
        .execute();
      await trx
        .insertInto('audit_log')
        .values(batch.filter((_, at) => at % 10 === 0).map(({ audit }) => audit))
        .execute();
    });
  }
  // The statistics that every database has after a while.
  await runSql(database, database.engine === 'postgres' ? 'vacuum analyze' : 'analyze');
  return someone;
}

function toUser(number: number, size: number, nowMs: number) {
  const id = uuidv7();
  const email = `person-${number}@example.org`;
  const name = `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[(number * 7) % LAST_NAMES.length]}`;
  const createdAt = nowMs - Math.floor(((size - number) / size) * 700 * DAY_MS);
  const createdText = new Date(createdAt).toISOString();
  const isOnline = number % 300 === 0;
  return {
    id,
    user: {
      id,
      name,
      email,
      emailVerified: 1,
      image: null,
      createdAt: createdText,
      updatedAt: createdText,
    },
    profile: {
      user_id: id,
      email,
      display_name: name,
      search_name: toSearchText(name),
      photo_url: null,
      city: null,
      country: null,
      location_declined: 0,
      terms_accepted: 1,
      terms_version: 1,
      is_admin: number % 10_000 === 1 ? 1 : 0,
      is_suspended: number % 100 === 3 ? 1 : 0,
      plan: 'free',
      language: 'es',
      currency: 'EUR',
      time_zone: 'Europe/Madrid',
      theme: 'system',
      first_day_of_week: 1,
      created_at: createdAt,
      updated_at: createdAt,
    },
    presence: {
      user_id: id,
      is_online: isOnline ? 1 : 0,
      last_seen: isOnline ? nowMs : createdAt + ((number * 7919) % Math.max(1, nowMs - createdAt)),
      online_since: isOnline ? nowMs : null,
    },
    notice: {
      user_id: id,
      id: uuidv7(),
      type: 'newUserRegistered',
      email,
      message: `Nuevo usuario registrado: ${email} (UID: ${id})`,
      timestamp: createdAt,
      read: number % 2 === 0 ? 1 : 0,
    },
    audit: {
      id: uuidv7(),
      at: createdAt,
      actor: 'user',
      actor_id: id,
      action: number % 20 === 0 ? 'userSuspended' : 'userReactivated',
      target: 'user',
      target_id: id,
      before: '{"isSuspended":false}',
      after: '{"isSuspended":true}',
    },
  } as const;
}

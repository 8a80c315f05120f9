import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { insertUsers, type Person } from './insert-users.ts';
import { emailOf } from './sign-up.ts';

const FIRST_NAMES = ['Ana', 'Luis', 'Marta', 'Tom', 'Noa', 'María José', 'Åse', 'Zoë', 'João', 'Nguyễn'];
const LAST_NAMES = ['Ureña', 'Prado', 'Gil', 'Baker', 'Vidal', 'García', 'Öztürk', 'Nowak', 'Ruiz'];
const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

/**
 * Fills the database with users who have a presence. Some are online, suspended or administrators. Adds a notification
 * of each sign-up, half of them read, and one row of the audit log for every ten users. Makes all earlier users
 * administrators. Returns the id of a new user.
 */
export async function fillUsers(database: Database, size: number): Promise<string> {
  const nowMs = Date.now();
  await database.write((trx) => trx.updateTable('profiles').set({ is_admin: 1 }).execute());
  let userId = '';
  for (let start = 0; start < size; start += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, size - start) }, (_, at) =>
      toPerson(start + at, size, nowMs),
    );
    userId = batch[7]?.id ?? userId;
    await database.write((trx) => insertBatch(trx, batch, nowMs));
  }
  // Every database that is in use has statistics.
  await runSql(database, database.engine === 'postgres' ? 'vacuum analyze' : 'analyze');
  return userId;
}

type NumberedPerson = Person & { number: number };

function toPerson(number: number, size: number, nowMs: number): NumberedPerson {
  return {
    number,
    id: uuidv7(),
    name: `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[(number * 7) % LAST_NAMES.length]}`,
    email: emailOf(number),
    createdAt: nowMs - Math.floor(((size - number) / size) * 700 * DAY_MS),
    isAdmin: number % 10_000 === 1,
    isSuspended: number % 100 === 3,
  };
}

async function insertBatch(trx: Writer, batch: readonly NumberedPerson[], nowMs: number): Promise<void> {
  const presence = batch.map((person) => toPresence(person, nowMs));
  const auditRows = batch.filter((_, at) => at % 10 === 0).map(toAuditRow);
  await insertUsers(trx, batch);
  await trx.insertInto('presence').values(presence).execute();
  await trx.insertInto('admin_notifications').values(batch.map(toNotification)).execute();
  await trx.insertInto('audit_log').values(auditRows).execute();
}

function toPresence({ id, number, createdAt }: NumberedPerson, nowMs: number) {
  const isOnline = number % 300 === 0;
  return {
    user_id: id,
    is_online: isOnline ? 1 : 0,
    last_seen: isOnline ? nowMs : createdAt + ((number * 7919) % Math.max(1, nowMs - createdAt)),
    online_since: isOnline ? nowMs : null,
  } as const;
}

function toNotification({ id, email, number, createdAt }: NumberedPerson) {
  return {
    user_id: id,
    id: uuidv7(),
    type: 'newUserRegistered',
    email,
    message: `Nuevo usuario registrado: ${email} (UID: ${id})`,
    timestamp: createdAt,
    read: number % 2 === 0 ? 1 : 0,
  } as const;
}

function toAuditRow({ id, number, createdAt }: NumberedPerson) {
  return {
    id: uuidv7(),
    at: createdAt,
    actor: 'user',
    actor_id: id,
    action: number % 20 === 0 ? 'userSuspended' : 'userReactivated',
    target: 'user',
    target_id: id,
    before: '{"isSuspended":false}',
    after: '{"isSuspended":true}',
  } as const;
}

import type { Kysely } from 'kysely';

/** Stores the second step of sign-ins: secrets of authenticator apps, recovery codes, passkeys and half-done sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await byUser(db, 'totp')
    .addColumn('secret_sealed', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('totp_key', ['user_id'])
    .execute();
  await byUser(db, 'recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await byUser(db, 'half_sign_ins')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('wrong_codes', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('half_sign_ins_key', ['user_id', 'token_hash'])
    .execute();
  await byUser(db, 'passkeys')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('challenged_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('passkeys_key', ['user_id', 'id'])
    .execute();
}

function byUser(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull());
}

import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/**
 * Stores who has shown that an address is theirs, when a session last gave the password, and which reset links
 * went by mail. Links and passwords of unconfirmed sign-ups end here: confirming now asks for the password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'profiles', 'email_checked_at', 'bigint');
  await addColumn(db, 'session', 'proved_at', 'bigint');
  await addColumn(db, 'password_resets', 'is_mailed', 'integer', (column) => column.notNull().defaultTo(0));
  await sql`update email_verifications set expires_at = created_at where used_at is null`.execute(db);
  await sql`update account set password = null
    where "userId" in (select id from "user" where "emailVerified" = 0)`.execute(db);
  await sql`delete from repeated_sign_ups`.execute(db);
}

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(
  db: Kysely<unknown>,
  tableName: string,
  name: string,
  type: 'integer' | 'bigint',
  build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder = (column) => column,
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === tableName)?.columns ?? [];
  if (columns.some((column) => column.name === name)) return;
  await db.schema.alterTable(tableName).addColumn(name, type, build).execute();
}

import pg from 'pg';

/** The database with the newest schema and nothing in it, which tests get copies of. */
export const TEMPLATE = 'saldo_template';

/** Runs one statement as the superuser whose address this is. */
export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

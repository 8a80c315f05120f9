import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { dropTestDatabases, runAsAdmin, TEMPLATE } from './postgres-admin.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the tests of this project run on. */
    database: 'sqlite' | 'postgres';
    /** A superuser's address, in the `postgres` project only; each test file makes its own database. */
    postgresUrl: string;
  }
}

/**
 * Provides one PostgreSQL for all test files of the project, with a database to copy: a new server from npm, or the
 * server whose superuser TEST_DATABASE_URL names.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  const ownServer = configuredUrl ? undefined : await startPostgres();
  const url = ownServer?.url ?? configuredUrl ?? '';
  await dropTestDatabases(url);
  await runAsAdmin(url, `create database ${TEMPLATE}`);
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await (await connectDatabase({ databaseUrl: template.href })).close();
  project.provide('postgresUrl', url);
  return async () => {
    await dropTestDatabases(url);
    await ownServer?.stop();
  };
}

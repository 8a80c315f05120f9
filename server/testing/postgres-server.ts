import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { dropTestDatabases, runAsAdmin, TEMPLATE } from './postgres-admin.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of this project run on. */
    database: 'sqlite' | 'postgres';
    /** A superuser's address, in the `postgres` project only; each test file makes a database of its own. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for all test files of the project, with a database that the others are copied from: a fresh
 * one from npm, or where TEST_DATABASE_URL names a superuser of another one, that one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const started = given ? undefined : await startPostgres();
  const url = started?.url ?? given ?? '';
  await dropTestDatabases(url);
  await runAsAdmin(url, `create database ${TEMPLATE}`);
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await (await connectDatabase({ databaseUrl: template.href })).close();
  project.provide('postgresUrl', url);
  return async () => {
    await dropTestDatabases(url);
    await started?.stop();
  };
}

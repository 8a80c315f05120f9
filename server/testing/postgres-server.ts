import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { runAsAdmin, TEMPLATE } from './postgres-admin.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of this project run on. */
    database: 'sqlite' | 'postgres';
    /** A superuser's address, in the `postgres` project only; each test file makes a database of its own. */
    postgresUrl: string;
  }
}

/** Runs one PostgreSQL for all test files of the project, with a database that the others are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await runAsAdmin(url, `create database ${TEMPLATE}`);
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await (await connectDatabase({ databaseUrl: template.href })).close();
  project.provide('postgresUrl', url);
  return stop;
}

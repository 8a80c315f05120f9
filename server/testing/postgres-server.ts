import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of this project run on. */
    database: 'sqlite' | 'postgres';
    /** A superuser's address, in the `postgres` project only; each test file makes a database of its own. */
    postgresUrl: string;
  }
}

/** Runs one PostgreSQL for all test files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

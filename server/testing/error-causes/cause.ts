import { AppError } from '#server/errors/app-error.ts';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { mountProbe, PROBE } from '#server/testing/probe.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#server/testing/test-app.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';
import type { ErrorCode } from '#shared/errors.ts';

const apps: TestApp[] = [];

/** Closes every app that was made to cause an error. */
export async function closeApps(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => app.close()));
}

/** Creates an app that `closeApps` closes. */
export async function createOwnApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  apps.push(app);
  return app;
}

export const PASSWORD = 'plain-horse-battery';
export const EXPENSES = '/api/v1/expenses';
export const SIGN_UP = '/api/auth/sign-up/email';
export const SIGN_IN = '/api/auth/sign-in/email';
export const transaction = { description: 'Coffee', amount: 1, date: '2026-11-20' };
export const account = { email: 'new@example.org', password: PASSWORD, termsAccepted: true };

/** A request that an app refuses. */
export type Cause = (app: TestApp) => Promise<TestResponse>;

/** The status and the sentence of an error, and a request that causes it. */
export type ErrorCase = [status: number, sentence: string, cause: Cause];

export type ErrorCases = Partial<Record<ErrorCode, ErrorCase>>;

export function asUser(
  act: (user: TestClient & { email: string }, app: TestApp) => Promise<TestResponse>,
): Cause {
  return async (app) => await act(await app.signUp(), app);
}

/** Causes an error as a signed-in user, after a statement has broken the database. */
export function asUserAfter(
  statement: string,
  act: (user: TestClient & { email: string }) => Promise<TestResponse>,
): Cause {
  return async (app) => {
    const user = await app.signUp();
    await runSql(app.database, statement);
    return await act(user);
  };
}

/** Causes an error that no HTTP request can cause: calls a function, and lets the app respond with its error. */
export function byFunction(act: (app: TestApp) => Promise<unknown>): Cause {
  return async (app) => {
    const error: unknown = await act(app).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof AppError)) throw new Error(`Not an AppError: ${String(error)}`);
    mountProbe(app, { access: 'public' }, () => Promise.reject(error));
    return await app.visitor().get(PROBE);
  };
}

export async function changeProfiles(app: TestApp, columns: Record<string, number>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).execute();
  });
}

export function asAdmin(act: (admin: TestUser, app: TestApp) => Promise<TestResponse>): Cause {
  return async (app) => await act(await signUpAdmin(app), app);
}

/** Causes an error as an administrator, after a statement has broken the database. */
export function asAdminAfter(
  statement: string,
  act: (admin: TestUser, app: TestApp) => Promise<TestResponse>,
): Cause {
  return asAdmin(async (admin, app) => {
    await runSql(app.database, statement);
    return await act(admin, app);
  });
}

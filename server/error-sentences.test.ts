import { afterEach, describe, expect, it } from 'vitest';
import { fillDisk, freeDisk } from '#server/testing/full-disk.ts';
import { access } from '#server/testing/error-causes/access.ts';
import { administration } from '#server/testing/error-causes/administration.ts';
import { backups } from '#server/testing/error-causes/backups.ts';
import { categories } from '#server/testing/error-causes/categories.ts';
import { figures } from '#server/testing/error-causes/figures.ts';
import { planning } from '#server/testing/error-causes/planning.ts';
import { premium } from '#server/testing/error-causes/premium.ts';
import { profiles } from '#server/testing/error-causes/profiles.ts';
import {
  account,
  closeApps,
  EXPENSES,
  createOwnApp,
  transaction,
  SIGN_UP,
  type ErrorCase,
} from '#server/testing/error-causes/cause.ts';
import { transactions } from '#server/testing/error-causes/transactions.ts';
import { requests } from '#server/testing/error-causes/requests.ts';
import { tokens } from '#server/testing/error-causes/tokens.ts';
import { passkeys } from '#server/testing/error-causes/passkeys.ts';
import { twoStep } from '#server/testing/error-causes/two-step.ts';
import { support } from '#server/testing/error-causes/support.ts';
import { imports } from '#server/testing/error-causes/imports.ts';
import { recurring } from '#server/testing/error-causes/recurring.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';

const LONG_TRANSACTION = { ...transaction, description: 'x'.repeat(200) };

afterEach(closeApps);

const ERROR_CASES = {
  ...access,
  ...requests,
  ...transactions,
  ...categories,
  ...imports,
  ...recurring,
  ...planning,
  ...profiles,
  ...administration,
  ...backups,
  ...figures,
  ...tokens,
  ...support,
  ...twoStep,
  ...passkeys,
  ...premium,
} satisfies Record<ErrorCode, ErrorCase>;

describe('every error', () => {
  it('has a cause in the table', () => {
    expect(Object.keys(ERROR_CASES).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });

  it.each(Object.entries(ERROR_CASES))('%s', async (code, [status, sentence, cause]) => {
    const response = await cause(await createOwnApp());
    expect([response.status, response.body.code, response.body.error]).toEqual([status, code, sentence]);
    expect(response.body.requestId).toBe(response.headers.get('x-request-id'));
  });
});

describe('a full disk', () => {
  it('refuses writes with 507, still lets users read, and accepts writes again once there is room', async () => {
    const app = await createOwnApp();
    const user = await app.signUp();
    await fillDisk(app.database);
    const add = async () => (await user.post(EXPENSES, LONG_TRANSACTION)).status;
    const statuses: number[] = [];
    for (let n = 0; n < 500 && !statuses.includes(507); n++) statuses.push(await add());
    const storedCount = statuses.filter((status) => status === 201).length;
    expect((await user.get(`${EXPENSES}/total?from=2026-11-20&to=2026-11-20`)).body).toEqual({
      total: storedCount,
    });
    expect((await user.get('/api/v1/me')).status).toBe(200);
    await freeDisk(app.database);
    expect(await add()).toBe(201);
  });

  it('gives 507 to many writes at the same time', async () => {
    const app = await createOwnApp();
    const user = await app.signUp();
    await fillDisk(app.database);
    const responses: TestResponse[] = [];
    for (let n = 0; n < 40 && !responses.some((response) => response.status === 507); n++) {
      const round = Array.from({ length: 16 }, () => user.post(EXPENSES, LONG_TRANSACTION));
      responses.push(...(await Promise.all(round)));
    }
    expect(new Set(responses.map((response) => response.status)).has(507)).toBe(true);
    for (const response of responses) expect([201, 507]).toContain(response.status);
    const storedCount = responses.filter((response) => response.status === 201).length;
    expect((await user.get(`${EXPENSES}/total?from=2026-11-20&to=2026-11-20`)).body).toEqual({
      total: storedCount,
    });
  });

  it('gives 507 for a sign-up', async () => {
    const app = await createOwnApp();
    await app.signUp();
    await fillDisk(app.database);
    let response: TestResponse | undefined;
    for (let n = 0; n < 60 && response?.status !== 507; n++) {
      response = await app
        .visitor()
        .post(SIGN_UP, { ...account, email: `${n}@example.org`, name: 'x'.repeat(80) });
      expect([200, 507]).toContain(response.status);
    }
    expect(response?.status).toBe(507);
  });
});

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { signUpAdmin } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient & { email: string };
beforeAll(async () => {
  app = await createTestApp();
  user = await app.signUpOverHttp();
});
afterAll(() => app.close());

const transaction = { description: 'Coffee', amount: 1, date: '2026-11-20' };
const EXPENSES = '/api/v1/expenses';

function outcome(response: TestResponse) {
  return [response.status, response.body.code];
}

describe('a request body', () => {
  it('is read up to 64 kB, and refused with one byte more', async () => {
    const fits = JSON.stringify(transaction).padEnd(64 * 1024);
    expect((await user.post(EXPENSES, fits)).status).toBe(201);
    const refusal = await user.post(EXPENSES, `${fits} `);
    expect(outcome(refusal)).toEqual([413, 'bodyTooLarge']);
    expect(refusal.body.error).toBe('The request body is too large.');
  });

  it.each([
    ['nothing', ''],
    ['half an object', '{"description":'],
    ['text', 'hello'],
    ['NaN', '{"amount":NaN}'],
    ['an object and more', '{} {}'],
  ])('is refused if it is not JSON: %s', async (_, body) => {
    const response = await user.send('POST', EXPENSES, body, { 'content-type': 'application/json' });
    expect(outcome(response)).toEqual([400, 'malformedBody']);
    expect(response.body.error).toBe('The request body is not valid JSON.');
  });

  it.each(['[]', '"text"', '7', 'null', 'true'])('is refused if it is not an object: %s', async (body) => {
    expect(outcome(await user.post(EXPENSES, body))).toEqual([400, 'validationFailed']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/json-patch+json',
    '',
  ])('is refused with the media type "%s"', async (type) => {
    const response = await user.send('POST', EXPENSES, JSON.stringify(transaction), { 'content-type': type });
    expect(outcome(response)).toEqual([415, 'unsupportedMediaType']);
    expect(response.body.error).toBe(
      'The request body must be JSON, with the header Content-Type: application/json.',
    );
  });

  it('may declare its character set', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await user.send('POST', EXPENSES, JSON.stringify(transaction), headers)).status).toBe(201);
  });
});

describe('the query', () => {
  it('refuses a repeated parameter', async () => {
    for (const query of ['from=2026-11-01&from=2026-11-02&to=2026-11-30', 'limit=1&limit=1']) {
      const response = await user.get(`${EXPENSES}?${query}`);
      expect(outcome(response)).toEqual([400, 'validationFailed']);
      expect(response.body.details).toHaveLength(1);
    }
  });

  it('refuses an unknown field on every endpoint', async () => {
    const admin = await signUpAdmin(app);
    for (const { method, path } of ENDPOINTS) {
      if (method !== 'GET') continue;
      const sender = path.includes('/admin/') ? admin : user;
      const response = await sender.get(`${path.replace(':id', crypto.randomUUID())}?userId=x`);
      expect(outcome(response), path).toEqual([400, 'validationFailed']);
    }
    const response = await user.get(`${EXPENSES}?userId=x`);
    expect(response.body.details).toEqual([
      { field: 'userId', code: 'unknownField', message: 'Unknown field' },
    ]);
  });

  it('refuses the names of JavaScript’s own properties', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const response = await user.get(`${EXPENSES}?${name}=1`);
      expect(response.body.details, name).toMatchObject([{ field: name, code: 'unknownField' }]);
    }
  });
});

describe('a path', () => {
  it('gets 404 with the specified sentence if it is unknown', async () => {
    for (const path of ['/api', '/api/', '/api/v1', '/api/v2/me', '/api/v1/expenses/a/b', '/nothing']) {
      const response = await user.get(path);
      expect([...outcome(response), response.body.error], path).toEqual([
        404,
        'notFound',
        'This address does not exist.',
      ]);
    }
  });

  it('gets 405 with the allowed methods for any other method', async () => {
    const id = crypto.randomUUID();
    for (const [method, path, allow] of [
      ['PUT', '/api/v1/me', ['DELETE', 'GET', 'PATCH']],
      ['GET', '/api/auth/sign-in/email', ['POST']],
      ['PUT', EXPENSES, ['DELETE', 'GET', 'PATCH', 'POST']],
      ['POST', `${EXPENSES}/${id}`, ['DELETE', 'GET', 'PATCH']],
      ['DELETE', '/api/v1/summary', ['GET']],
      ['OPTIONS', '/api/v1/me', ['DELETE', 'GET', 'PATCH']],
    ] as const) {
      const response = await user.send(method, path);
      expect(outcome(response), path).toEqual([405, 'methodNotAllowed']);
      expect(response.headers.get('allow')?.split(', ').toSorted(), path).toEqual(allow);
      expect(response.body.error).toBe('This method is not allowed here.');
    }
  });
});

describe('an error', () => {
  it('always has a sentence, a code and the request’s id, and the wrong fields if any', async () => {
    const brokenApp = await createTestApp();
    const visitor = await brokenApp.signUpOverHttp();
    await runSql(brokenApp.database, 'drop table transactions');
    const responses = [
      await brokenApp.visitor().get('/api/v1/me'),
      await visitor.get('/api/v1/nothing'),
      await visitor.send('PUT', '/api/v1/me'),
      await visitor.post(EXPENSES, {}),
      await visitor.post(EXPENSES, '{'),
      await visitor.send('POST', EXPENSES, '{}', { 'content-type': 'text/plain' }),
      await visitor.send('POST', EXPENSES, '{}', { origin: 'https://evil.example' }),
      await visitor.post(EXPENSES, 'x'.repeat(70_000)),
      await visitor.delete(EXPENSES),
      await visitor.post(EXPENSES, transaction),
      await visitor.get(EXPENSES),
    ];
    for (const response of responses) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('content-type')).toBe('application/json');
      const { details, ...rest } = response.body;
      expect(rest).toEqual({
        error: expect.any(String),
        code: expect.any(String),
        requestId: response.headers.get('x-request-id'),
      });
      expect(response.body.code === 'validationFailed').toBe(details !== undefined);
    }
    const ids = responses.map((response) => response.body.requestId);
    expect(new Set(ids).size).toBe(responses.length);
    await brokenApp.close();
  });

  it('reveals no driver, statement, path or stack; the log has them with the request’s id', async () => {
    const lines: string[] = [];
    const brokenApp = await createTestApp({
      log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
    });
    const visitor = await brokenApp.signUpOverHttp();
    await runSql(brokenApp.database, 'drop table transactions');
    for (const response of [await visitor.post(EXPENSES, transaction), await visitor.get(EXPENSES)]) {
      expect(response.status).toBe(500);
      expect(JSON.stringify(response.body)).not.toMatch(
        /sqlite|postgres|table|relation|transactions|select|\/|\\n/i,
      );
      const logLine = lines.find((line) => line.includes(response.body.requestId)) ?? '';
      expect(logLine).toMatch(/transactions/);
    }
    await brokenApp.close();
  });

  it('keeps user input out of the log', async () => {
    const lines: string[] = [];
    const loggingApp = await createTestApp({
      log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
    });
    const canary = 'canary-7391';
    const visitor = await loggingApp.signUpOverHttp({
      email: `${canary}@example.org`,
      name: canary,
      password: `${canary}!`,
    });
    await visitor.post(EXPENSES, { ...transaction, description: canary });
    await visitor.get(`${EXPENSES}?order=${canary}`);
    await visitor.get(`${EXPENSES}?${canary}=1`);
    await visitor.patch('/api/v1/me', { displayName: canary });
    await loggingApp
      .visitor()
      .post('/api/auth/sign-in/email', { email: `${canary}@example.org`, password: 'x' });
    await runSql(loggingApp.database, refuseRows(loggingApp));
    expect((await visitor.post(EXPENSES, { ...transaction, description: canary })).status).toBe(500);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('\n')).not.toContain(canary);
    for (const value of visitor.cookies.values()) {
      expect(lines.join('\n')).not.toContain(decodeURIComponent(value).split('.')[0]);
    }
    await loggingApp.close();
  });
});

/** Makes inserts fail; PostgreSQL then puts the whole row into the details of the error. */
function refuseRows({ database }: TestApp): string {
  return database.engine === 'postgres'
    ? 'alter table transactions add constraint refuse check (amount_minor < 0) not valid'
    : 'alter table transactions rename column category to gone';
}

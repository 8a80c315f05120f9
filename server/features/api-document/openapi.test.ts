import { createRequire } from 'node:module';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { ERRORS } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { exampleBody } from './curl-example.ts';
import { operationId, templateOf } from './openapi.ts';

type Schema = Record<string, unknown> & { properties: Record<string, unknown> };
type Content = { 'application/json': { schema: Schema } };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Check = ((value: unknown) => boolean) & { errors?: unknown };
type Ajv = { addSchema: (schema: object, key: string) => void; compile: (schema: object) => Check };

// The validator of the document includes the one for its schemas.
const load = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv };
const { default: addFormats } = load('ajv-formats') as { default: (ajv: Ajv) => void };

let app: TestApp;
let document: Document;
let ajv: Ajv;

beforeAll(async () => {
  app = await createTestApp();
  document = (await app.visitor().get('/api/v1/openapi.json')).body;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(() => app.close());

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has exactly the paths served below /api/v1 and /api/auth', () => {
    const served = app.app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(v1|auth)\//.test(path))
      .map(({ method, path }) => `${method} ${templateOf(path)}`);
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
    expect(documented.length).toBeGreaterThan(20);
  });

  it('gives each operation its own name', () => {
    const names = allOperations().map((each) => each.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('postAuthSignUpEmail');
    expect(names).toContain('deleteExpensesById');
  });

  it('describes a valid new expense', () => {
    expect(bodyOf('/api/v1/expenses', 'post')).toMatchObject({
      type: 'object',
      required: ['amount', 'description', 'date'],
      additionalProperties: false,
      properties: {
        description: { type: 'string', minLength: 1, maxLength: 200 },
        amount: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1_000_000_000_000 },
        date: { type: 'string', format: 'date' },
        id: { type: 'string', format: 'uuid' },
        category: {
          enum: ['food', 'transport', 'utilities', 'entertainment', 'health', 'other', 'uncategorized'],
        },
      },
    });
  });

  it.each([
    ['a blank description', { description: '   ' }],
    ['a description that shows nothing', { description: '\u3164' }],
    ['a line break in a description', { description: 'a\nb' }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['a date that is an instant', { date: '2026-11-20T00:00:00Z' }],
    ['an amount of zero', { amount: 0 }],
    ['an amount as text', { amount: '25.50' }],
    ['an income category', { category: 'salary' }],
    ['an unknown field', { userId: 'somebody' }],
  ])('refuses %s, as the server does', async (_, wrong) => {
    const good = { description: 'Café', amount: 25.5, category: 'food', date: '2026-11-20' };
    const check = ajv.compile(bodyOf('/api/v1/expenses', 'post'));
    const user = await app.signUp();
    expect([check(good), (await user.post('/api/v1/expenses', good)).status]).toEqual([true, 201]);
    const sent = { ...good, ...wrong };
    expect([check(sent), (await user.post('/api/v1/expenses', sent)).status]).toEqual([false, 400]);
  });

  it('describes a number of the query string as a number with its bounds', () => {
    const limit = operation('/api/v1/expenses', 'get').parameters?.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
  });

  it('describes each shared schema once and refers to it', () => {
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([
      'AdminMetrics',
      'AdminUser',
      'AuditEntry',
      'Backup',
      'DeletedTransaction',
      'Error',
      'Invite',
      'Profile',
      'Summary',
      'Transaction',
    ]);
    expect(answerOf('/api/v1/me', 'get')).toEqual({ $ref: '#/components/schemas/Profile' });
    expect(document.components.schemas['Summary']?.properties['recent']).toMatchObject({
      items: { $ref: '#/components/schemas/Transaction' },
    });
  });

  it('requires the session cookie where a caller has to be signed in', () => {
    expect(operation('/api/v1/me', 'get').security).toEqual([{ session: [] }]);
    expect(operation('/api/auth/sign-in/email', 'post').security).toEqual([]);
  });

  it('lists the errors of each endpoint with their sentences', () => {
    const { responses } = operation('/api/v1/expenses', 'post');
    expect(responses['401']?.description).toContain('User not authenticated. userId is missing.');
    expect(responses['403']?.description).toContain(
      'Please accept the Terms and Conditions to use this feature.',
    );
    expect(responses['409']?.description).toContain('Another record already has this id.');
    expect(responses['500']?.description).toContain('Failed to add expense.');
    expect(responses['503']?.description).toContain('Database service is not available.');
    expect(operation('/api/v1/me', 'get').responses).not.toHaveProperty('409');
  });

  it('names the endpoints that need a proof of the password', () => {
    const refusal = (path: string, method: string) =>
      operation(path, method).responses['403']?.description?.includes('Enter your password to go on.');
    for (const [path, method] of [
      ['/api/v1/admin/users/{id}/role', 'put'],
      ['/api/v1/admin/users/{id}/reset-link', 'post'],
      ['/api/v1/admin/backups', 'post'],
      ['/api/v1/admin/backups/{id}', 'get'],
      ['/api/v1/admin/settings', 'patch'],
    ] as const) {
      expect([path, refusal(path, method)]).toEqual([path, true]);
    }
    expect(refusal('/api/v1/admin/backups', 'get')).toBe(false);
  });

  it('names the media types of files', () => {
    const photos = ['image/png', 'image/jpeg', 'image/webp'];
    expect(Object.keys(operation('/api/v1/me/photo', 'put').requestBody?.content ?? {})).toEqual(photos);
    const answerTypes = (path: string) => Object.keys(operation(path, 'get').responses['200']?.content ?? {});
    expect(answerTypes('/api/v1/me/photo')).toEqual(photos);
    expect(answerTypes('/api/v1/me/export')).toEqual(['application/json', 'text/csv']);
    expect(operation('/api/v1/me/photo', 'put').responses).toHaveProperty('413');
  });

  it('describes the download of transactions as CSV', () => {
    const { responses } = operation('/api/v1/transactions.csv', 'get');
    expect(responses['200']?.content).toEqual({ 'text/csv': { schema: { type: 'string' } } });
  });

  it('lists only errors for a path without its id', () => {
    const { responses } = operation('/api/v1/expenses', 'delete');
    expect(Object.keys(responses).filter((status) => status < '400')).toEqual([]);
    expect(responses['400']?.description).toContain('Expense ID is missing.');
  });
});

describe('a real answer matches its schema', () => {
  it('for a user who signs up, adds, reads, changes and leaves', async () => {
    const user = app.visitor();
    const account = { email: 'ana@example.org', password: 'plain-horse-battery', termsAccepted: true };
    await expectAnswer(user, 'post', '/api/auth/sign-up/email', { body: account });
    await expectAnswer(user, 'post', '/api/auth/sign-out', {});
    await expectAnswer(user, 'post', '/api/auth/sign-in/email', {
      body: { email: account.email, password: account.password },
    });
    await expectAnswer(user, 'get', '/api/v1/me', {});
    await expectAnswer(user, 'patch', '/api/v1/me', { body: { displayName: 'Ana', theme: 'dark' } });
    await expectAnswer(user, 'post', '/api/v1/me/terms', { body: { accepted: true } });
    const added: Record<string, unknown> = {};
    for (const path of ['/api/v1/expenses', '/api/v1/incomes']) {
      const body = { description: 'Café', amount: 25.5, date: '2026-11-20' };
      const { id } = await expectAnswer(user, 'post', path, { body });
      added[path] = id;
      await expectAnswer(user, 'get', path, { query: '?order=date&limit=1' });
      await expectAnswer(user, 'get', `${path}/total`, {});
      await expectAnswer(user, 'get', `${path}/{id}`, { id });
      await expectAnswer(user, 'patch', `${path}/{id}`, { id, body: { amount: 3 } });
    }
    await expectAnswer(user, 'get', '/api/v1/transactions/recent', {});
    await expectAnswer(user, 'get', '/api/v1/transactions', { query: '?q=cafe&min=1&limit=1' });
    await expectAnswer(user, 'get', '/api/v1/transactions/totals', { query: '?type=income' });
    const ids = [added['/api/v1/incomes'], '01932f4e-8c00-7abc-8def-0123456789ab'];
    const categories = { income: 'gift' };
    await expectAnswer(user, 'post', '/api/v1/transactions/categorize', { body: { ids, categories } });
    const search = { q: 'cafe', category: 'gift' };
    const matching = { search, categories: { income: 'salary' } };
    await expectAnswer(user, 'post', '/api/v1/transactions/categorize-matching', { body: matching });
    await expectAnswer(user, 'post', '/api/v1/transactions/delete-matching', { body: { search } });
    await expectAnswer(user, 'post', '/api/v1/transactions/delete', { body: { ids } });
    const bin = '/api/v1/transactions/deleted';
    await expectAnswer(user, 'get', bin, { query: '?q=cafe' });
    await expectAnswer(user, 'post', `${bin}/restore`, { body: { ids } });
    await expectAnswer(user, 'post', `${bin}/restore-deletion`, { body: { deletionId: ids[1] } });
    await expectAnswer(user, 'post', `${bin}/erase`, { body: { ids } });
    await expectAnswer(user, 'delete', bin, {});
    const period = { query: '?from=2026-11-01&to=2026-11-30' };
    await expectAnswer(user, 'get', '/api/v1/summary', period);
    await expectAnswer(user, 'get', '/api/v1/summary/categories', period);
    await expectAnswer(user, 'get', '/api/v1/summary/daily', period);
    for (const [path, id] of Object.entries(added))
      await expectAnswer(user, 'delete', `${path}/{id}`, { id });
    await expectAnswer(user, 'delete', '/api/v1/me/photo', {});
    await expectAnswer(user, 'get', '/api/v1/me/sessions', {});
    await expectAnswer(user, 'delete', '/api/v1/me/sessions', {});
    await expectAnswer(user, 'get', '/api/v1/me/export', {});
    const passwords = { currentPassword: account.password, newPassword: 'window-orchard-17' };
    await expectAnswer(user, 'post', '/api/v1/me/password', { body: passwords });
    await expectAnswer(user, 'post', '/api/v1/me/offline', {});
    await expectAnswer(user, 'get', '/api/v1/openapi.json', {});
    const leaving = { password: passwords.newPassword, confirm: account.email };
    await expectAnswer(user, 'delete', '/api/v1/me', { body: leaving });
  });

  it('for a visitor, who gets errors', async () => {
    for (const [path, method] of [
      ['/api/v1/me', 'get'],
      ['/api/v1/summary', 'get'],
      ['/api/v1/expenses', 'delete'],
    ] as const) {
      await expectAnswer(app.visitor(), method, path, { status: 401 });
    }
    await expectAnswer(app.visitor(), 'post', '/api/auth/sign-up/email', {
      body: { email: 'x', password: '1', termsAccepted: false },
      status: 400,
    });
  });

  it('for a wrong request', async () => {
    const user = await app.signUp();
    await expectAnswer(user, 'post', '/api/v1/expenses', { body: {}, status: 400 });
    await expectAnswer(user, 'post', '/api/v1/expenses', { status: 415 });
    await expectAnswer(user, 'delete', '/api/v1/incomes', { status: 400 });
    const id = '01932f4e-8c00-7abc-8def-0123456789ab';
    await expectAnswer(user, 'get', '/api/v1/expenses/{id}', { id, status: 404 });
    await expectAnswer(user, 'get', '/api/v1/summary', { query: '?from=2026-11-01', status: 400 });
  });
});

describe('the example of', () => {
  it.each(ENDPOINTS.filter(({ body }) => body).map((endpoint) => [operationId(endpoint), endpoint] as const))(
    '%s is a valid body for it',
    (_, endpoint) => {
      const sent = exampleBody(endpoint);
      expect(Object.keys(sent as object).length).toBeGreaterThan(0);
      expect(endpoint.body?.safeParse(sent)).toMatchObject({ success: true });
    },
  );
});

type Sent = { body?: unknown; query?: string; id?: unknown; status?: number };

/** Calls the endpoint and checks the answer against the document's schema for its status. */
async function expectAnswer(
  client: ReturnType<TestApp['visitor']>,
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  { body, query = '', id, status }: Sent,
) {
  const answer = await client.send(method.toUpperCase(), path.replace('{id}', String(id)) + query, body);
  const response = operation(path, method).responses[answer.status];
  const expected = status ?? (path.endsWith('s') && method === 'post' ? answer.status : 200);
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  const check = ajv.compile(inDocument(response?.content?.['application/json'].schema ?? { not: {} }));
  expect(check(answer.body), JSON.stringify(check.errors)).toBe(true);
  if (answer.status >= 400) expect(Object.keys(ERRORS)).toContain(answer.body.code);
  return answer.body;
}

/** Makes the references of a part lead into the whole document. */
function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
}

function operation(path: string, method: string): Operation {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not documented.`);
  return found;
}

function allOperations(): Operation[] {
  return Object.values(document.paths).flatMap((methods) => Object.values(methods));
}

function bodyOf(path: string, method: string): Schema {
  const content = operation(path, method).requestBody?.content;
  if (content === undefined) throw new Error(`${method} ${path} takes no body.`);
  return content['application/json'].schema;
}

function answerOf(path: string, method: string): Schema | undefined {
  return operation(path, method).responses['200']?.content?.['application/json'].schema;
}

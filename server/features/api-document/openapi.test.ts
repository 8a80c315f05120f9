import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allOperations,
  responseSchema,
  type ApiDocument,
  requestSchema,
  operation,
} from '#server/testing/api-document.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { compileSchema } from '#server/testing/contract/compile-schema.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { exampleBody } from './curl-example.ts';
import { operationId, toTemplate } from './openapi.ts';

let app: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  app = await createTestApp();
  document = (await app.visitor().get('/api/v1/openapi.json')).body;
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
      .map(({ method, path }) => `${method} ${toTemplate(path)}`);
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
    expect(documented.length).toBeGreaterThan(20);
  });

  it('gives each operation its own name', () => {
    const names = allOperations(document).map((each) => each.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('postAuthSignUpEmail');
    expect(names).toContain('deleteExpensesById');
  });

  it('describes a valid new expense', () => {
    expect(requestSchema(document, '/api/v1/expenses', 'post')).toMatchObject({
      type: 'object',
      required: ['amount', 'description', 'date'],
      additionalProperties: false,
      properties: {
        description: { type: 'string', minLength: 1, maxLength: 200 },
        amount: {
          type: 'number',
          exclusiveMinimum: -1_000_000_000_000,
          exclusiveMaximum: 1_000_000_000_000,
          not: { const: 0 },
        },
        date: { type: 'string', format: 'date' },
        id: { type: 'string', format: 'uuid' },
        category: { type: 'string', pattern: String.raw`^[a-z\d -]{1,36}$` },
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
    ['an empty category', { category: '' }],
    ['an unknown field', { userId: 'somebody' }],
    ['a tag with a comma', { tags: ['a,b'] }],
    ['a tag with a comma after a line separator', { tags: ['a\u2028,b'] }],
    ['a tag of two dots', { tags: ['..'] }],
    ['a tag of a dot between blanks', { tags: ['\u3000 . '] }],
  ])('refuses %s, as the server does', async (_, wrongFields) => {
    const expense = { description: 'Café', amount: 25.5, category: 'food', date: '2026-11-20' };
    const check = compileSchema(requestSchema(document, '/api/v1/expenses', 'post'));
    const user = await app.signUp();
    expect([check(expense), (await user.post('/api/v1/expenses', expense)).status]).toEqual([true, 201]);
    const wrong = { ...expense, ...wrongFields };
    expect([check(wrong), (await user.post('/api/v1/expenses', wrong)).status]).toEqual([false, 400]);
  });

  it('describes a number of the query string as a number with its bounds', () => {
    const limit = operation(document, '/api/v1/expenses', 'get').parameters?.find(
      ({ name }) => name === 'limit',
    );
    expect(limit).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
  });

  it('describes each shared schema once and refers to it', () => {
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([
      'AccountBalance',
      'AdminMetrics',
      'AdminUser',
      'AuditEntry',
      'Backup',
      'Category',
      'DeletedTransaction',
      'Error',
      'Invite',
      'Profile',
      'Summary',
      'Transaction',
      'Transfer',
    ]);
    expect(responseSchema(document, '/api/v1/me', 'get')).toEqual({ $ref: '#/components/schemas/Profile' });
    expect(document.components.schemas['Summary']?.properties['recent']).toMatchObject({
      items: { $ref: '#/components/schemas/Transaction' },
    });
  });

  it('requires the session cookie if the caller must be signed in', () => {
    expect(operation(document, '/api/v1/me', 'get').security).toEqual([{ session: [] }]);
    expect(operation(document, '/api/auth/sign-in/email', 'post').security).toEqual([]);
    expect(operation(document, '/api/v1/expenses', 'get').security).toEqual([
      { session: [] },
      { token: ['read', 'write'] },
    ]);
    expect(operation(document, '/api/v1/quick', 'post').security).toContainEqual({ token: ['add', 'write'] });
    expect(operation(document, '/api/v1/tags/{tag}', 'delete').security).toContainEqual({ token: ['write'] });
  });

  it('lists the errors of each endpoint with their sentences', () => {
    const { responses } = operation(document, '/api/v1/expenses', 'post');
    expect(responses['401']?.description).toContain('User not authenticated. userId is missing.');
    expect(responses['403']?.description).toContain(
      'Please accept the Terms and Conditions to use this feature.',
    );
    expect(responses['409']?.description).toContain('Something else already has this id.');
    expect(responses['500']?.description).toContain('Failed to add expense.');
    expect(responses['503']?.description).toContain('Database service is not available.');
    expect(operation(document, '/api/v1/me', 'get').responses).not.toHaveProperty('409');
  });

  it('names the endpoints that need a proof of the password', () => {
    const refusal = (path: string, method: string) =>
      operation(document, path, method).responses['403']?.description?.includes(
        'Enter your password to continue.',
      );
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
    expect(Object.keys(operation(document, '/api/v1/me/photo', 'put').requestBody?.content ?? {})).toEqual(
      photos,
    );
    const responseTypes = (path: string) =>
      Object.keys(operation(document, path, 'get').responses['200']?.content ?? {});
    expect(responseTypes('/api/v1/me/photo')).toEqual(photos);
    expect(responseTypes('/api/v1/me/export')).toEqual(['application/json', 'text/csv']);
    expect(operation(document, '/api/v1/me/photo', 'put').responses).toHaveProperty('413');
  });

  it('describes the download of transactions as CSV', () => {
    const { responses } = operation(document, '/api/v1/transactions.csv', 'get');
    expect(responses['200']?.content).toEqual({ 'text/csv': { schema: { type: 'string' } } });
  });

  it('lists only errors for a path without its id', () => {
    const { responses } = operation(document, '/api/v1/expenses', 'delete');
    expect(Object.keys(responses).filter((status) => status < '400')).toEqual([]);
    expect(responses['400']?.description).toContain('Expense ID is missing.');
  });
});

describe('the example of a body', () => {
  it.each(ENDPOINTS.filter(({ body }) => body).map((endpoint) => [operationId(endpoint), endpoint] as const))(
    'is valid for %s',
    (_, endpoint) => {
      const body = exampleBody(endpoint);
      expect(Object.keys(body as object).length).toBeGreaterThan(0);
      expect(endpoint.body?.safeParse(body)).toMatchObject({ success: true });
    },
  );
});

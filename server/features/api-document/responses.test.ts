import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiDocument, operation } from '#server/testing/api-document.ts';
import { ERRORS } from '#shared/errors.ts';
import { compileSchema } from '#server/testing/contract/compile-schema.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  app = await createTestApp();
  document = (await app.visitor().get('/api/v1/openapi.json')).body;
});
afterAll(() => app.close());

describe('a real response matches its schema', () => {
  it('for a user who signs up, adds, reads, changes and leaves', async () => {
    const user = app.visitor();
    const account = { email: 'ana@example.org', password: 'plain-horse-battery', termsAccepted: true };
    await expectResponse(user, 'post', '/api/auth/sign-up/email', { body: account });
    await expectResponse(user, 'post', '/api/auth/sign-out', {});
    await expectResponse(user, 'post', '/api/auth/sign-in/email', {
      body: { email: account.email, password: account.password },
    });
    await expectResponse(user, 'get', '/api/v1/me', {});
    await expectResponse(user, 'patch', '/api/v1/me', { body: { displayName: 'Ana', theme: 'dark' } });
    await expectResponse(user, 'post', '/api/v1/me/terms', { body: { accepted: true } });
    const added: Record<string, unknown> = {};
    for (const path of ['/api/v1/expenses', '/api/v1/incomes']) {
      const body = { description: 'Café', amount: 25.5, date: '2026-11-20' };
      const { id } = await expectResponse(user, 'post', path, { body });
      added[path] = id;
      await expectResponse(user, 'get', path, { query: '?order=date&limit=1' });
      await expectResponse(user, 'get', `${path}/total`, {});
      await expectResponse(user, 'get', `${path}/{id}`, { id });
      await expectResponse(user, 'patch', `${path}/{id}`, { id, body: { amount: 3 } });
    }
    await expectResponse(user, 'get', '/api/v1/transactions/recent', {});
    await expectResponse(user, 'get', '/api/v1/transactions', { query: '?q=cafe&min=1&limit=1' });
    await expectResponse(user, 'get', '/api/v1/transactions/totals', { query: '?type=income' });
    const ids = [added['/api/v1/incomes'], '01932f4e-8c00-7abc-8def-0123456789ab'];
    const categories = { income: 'gift' };
    await expectResponse(user, 'post', '/api/v1/transactions/categorize', { body: { ids, categories } });
    const search = { q: 'cafe', category: 'gift' };
    const matching = { search, categories: { income: 'salary' } };
    await expectResponse(user, 'post', '/api/v1/transactions/categorize-matching', { body: matching });
    await expectResponse(user, 'post', '/api/v1/transactions/tag', { body: { ids, add: ['home'] } });
    await expectResponse(user, 'post', '/api/v1/transactions/tag-matching', {
      body: { search: {}, set: [] },
    });
    await expectResponse(user, 'post', '/api/v1/transactions/delete-matching', { body: { search } });
    await expectResponse(user, 'post', '/api/v1/transactions/delete', { body: { ids } });
    const bin = '/api/v1/transactions/deleted';
    await expectResponse(user, 'get', bin, { query: '?q=cafe' });
    await expectResponse(user, 'post', `${bin}/restore`, { body: { ids } });
    await expectResponse(user, 'post', `${bin}/restore-deletion`, { body: { deletionId: ids[1] } });
    await expectResponse(user, 'post', `${bin}/erase`, { body: { ids } });
    await expectResponse(user, 'delete', bin, {});
    const period = { query: '?from=2026-11-01&to=2026-11-30' };
    await expectResponse(user, 'get', '/api/v1/summary', period);
    await expectResponse(user, 'get', '/api/v1/summary/categories', period);
    await expectResponse(user, 'get', '/api/v1/summary/daily', period);
    for (const [path, id] of Object.entries(added))
      await expectResponse(user, 'delete', `${path}/{id}`, { id });
    await expectResponse(user, 'delete', '/api/v1/me/photo', {});
    await expectResponse(user, 'get', '/api/v1/me/sessions', {});
    await expectResponse(user, 'delete', '/api/v1/me/sessions', {});
    await expectResponse(user, 'get', '/api/v1/me/export', {});
    const passwords = { currentPassword: account.password, newPassword: 'window-orchard-17' };
    await expectResponse(user, 'post', '/api/v1/me/password', { body: passwords });
    await expectResponse(user, 'post', '/api/v1/me/offline', {});
    await expectResponse(user, 'get', '/api/v1/openapi.json', {});
    const leaving = { password: passwords.newPassword, confirm: account.email };
    await expectResponse(user, 'delete', '/api/v1/me', { body: leaving });
  });

  it('for a visitor, who gets errors', async () => {
    for (const [path, method] of [
      ['/api/v1/me', 'get'],
      ['/api/v1/summary', 'get'],
      ['/api/v1/expenses', 'delete'],
    ] as const) {
      await expectResponse(app.visitor(), method, path, { status: 401 });
    }
    await expectResponse(app.visitor(), 'post', '/api/auth/sign-up/email', {
      body: { email: 'x', password: '1', termsAccepted: false },
      status: 400,
    });
  });

  it('for a wrong request', async () => {
    const user = await app.signUp();
    await expectResponse(user, 'post', '/api/v1/expenses', { body: {}, status: 400 });
    await expectResponse(user, 'post', '/api/v1/expenses', { status: 415 });
    await expectResponse(user, 'delete', '/api/v1/incomes', { status: 400 });
    const id = '01932f4e-8c00-7abc-8def-0123456789ab';
    await expectResponse(user, 'get', '/api/v1/expenses/{id}', { id, status: 404 });
    await expectResponse(user, 'get', '/api/v1/summary', { query: '?from=2026-11-01', status: 400 });
  });
});

type SentRequest = { body?: unknown; query?: string; id?: unknown; status?: number };

/** Calls an endpoint, and checks the response against the document's schema for its status. */
async function expectResponse(
  client: ReturnType<TestApp['visitor']>,
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  { body, query = '', id, status }: SentRequest,
) {
  const response = await client.send(method.toUpperCase(), path.replace('{id}', String(id)) + query, body);
  const described = operation(document, path, method).responses[response.status];
  const expected = status ?? (path.endsWith('s') && method === 'post' ? response.status : 200);
  expect(response.status, JSON.stringify(response.body)).toBe(expected);
  const check = compileSchema(withComponents(described?.content?.['application/json'].schema ?? { not: {} }));
  expect(check(response.body), JSON.stringify(check.errors)).toBe(true);
  if (response.status >= 400) expect(Object.keys(ERRORS)).toContain(response.body.code);
  return response.body;
}

/** Adds the schemas to a part of the document, which its references need. */
function withComponents(schema: object): object {
  return { ...schema, components: document.components };
}

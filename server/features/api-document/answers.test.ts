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
    await expectAnswer(user, 'post', '/api/v1/transactions/tag', { body: { ids, add: ['home'] } });
    await expectAnswer(user, 'post', '/api/v1/transactions/tag-matching', { body: { search: {}, set: [] } });
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

type Sent = { body?: unknown; query?: string; id?: unknown; status?: number };

/** Calls the endpoint and checks the answer against the document's schema for its status. */
async function expectAnswer(
  client: ReturnType<TestApp['visitor']>,
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  { body, query = '', id, status }: Sent,
) {
  const answer = await client.send(method.toUpperCase(), path.replace('{id}', String(id)) + query, body);
  const response = operation(document, path, method).responses[answer.status];
  const expected = status ?? (path.endsWith('s') && method === 'post' ? answer.status : 200);
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  const check = compileSchema(withComponents(response?.content?.['application/json'].schema ?? { not: {} }));
  expect(check(answer.body), JSON.stringify(check.errors)).toBe(true);
  if (answer.status >= 400) expect(Object.keys(ERRORS)).toContain(answer.body.code);
  return answer.body;
}

/** Adds the schemas to a part of the document, which its references need. */
function withComponents(schema: object): object {
  return { ...schema, components: document.components };
}

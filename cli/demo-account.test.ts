import { expect, it } from 'vitest';
import { signUp } from '#shared/contract/auth.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { fillDemoAccount } from './demo-account.ts';

it.each(LANGUAGES)('the demo account in %s has the time zone of its city', async (language) => {
  const accounts: unknown[] = [];
  await fillDemoAccount(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === signUp.path) accounts.push(await request.json());
      const isNewTransaction = request.method === 'POST' && /(expenses|incomes)$/.test(pathname);
      return Response.json({ items: [] }, { status: isNewTransaction ? 201 : 200 });
    },
    'http://localhost',
    language,
  );
  expect(accounts).toEqual([expect.objectContaining({ language, timeZone: 'Europe/Madrid' })]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import { createHasSession } from './cookie.ts';

let app: TestApp;
let cookies: string;
beforeAll(async () => {
  app = await createTestApp();
  const user = await app.signUpOverHttp();
  cookies = user.cookieHeader();
});
afterAll(() => app.close());

describe('a Cookie header', () => {
  const hasSession = createHasSession({ secret: TEST_SECRET, isHttps: false });

  it('has a session if it contains a cookie that is signed with the secret, also among others', () => {
    expect(hasSession(cookies)).toBe(true);
    expect(hasSession(`saldo-language=es; ${cookies}; other=1`)).toBe(true);
  });

  it('has no session without the cookie, or if the cookie was changed or signed with another secret', () => {
    expect(hasSession(undefined)).toBe(false);
    expect(hasSession('saldo-language=es')).toBe(false);
    expect(hasSession(cookies.replace('=', '=x'))).toBe(false);
    expect(hasSession(cookies.slice(0, -4))).toBe(false);
    const elsewhere = createHasSession({ secret: `${TEST_SECRET}!`, isHttps: false });
    expect(elsewhere(cookies)).toBe(false);
  });
});

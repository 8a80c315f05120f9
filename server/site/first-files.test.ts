import { afterAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { createWebApp } from '#server/testing/web-app.ts';

const { app, close } = await createWebApp();
const visitor = app.visitor();
afterAll(close);

describe('the first files of a screen', () => {
  const member = `${sessionCookie(false).name}=whatever`;
  const PROFILE = '/api/v1/me';

  async function readHints(path: string, cookie = ''): Promise<string[]> {
    const { body } = await visitor.get(path, { cookie });
    const [head = ''] = body.split('</head>');
    return [...head.matchAll(/<link rel="(modulepreload|preload)"[^>]* href="([^"]+)">/g)]
      .map(([, rel, href]) => `${rel} ${href}`)
      .filter((hint) => !hint.endsWith(PROFILE));
  }

  it('are linked in its page, in the language of the browser', async () => {
    const english = ['modulepreload /assets/login.js', 'preload /assets/login.css'];
    expect(await readHints('/login')).toEqual(english);
    const spanish = ['modulepreload /assets/login.js', 'modulepreload /assets/es.js'];
    expect(await readHints('/login', 'saldo-language=es')).toEqual(spanish);
    expect(await readHints('/login?lang=es')).toEqual(spanish);
  });

  it('have their fonts in the body, since a browser paints nothing before it has the fonts of the head', async () => {
    const { body } = await visitor.get('/login');
    const [, afterHead = ''] = body.split('</head>');
    expect(afterHead).toContain('as="font" type="font/woff2" crossorigin href="/assets/inter.woff2"');
  });

  it.each([
    ['/dashboard', '', 'login'],
    ['/profile', '', 'login'],
    ['/signup', '', 'signup'],
    ['/reset-password?token=x', '', 'reset-password'],
    ['/login', member, 'dashboard'],
    ['/signup', member, 'dashboard'],
    ['/profile', member, 'profile'],
    ['/reset-password?token=x', member, 'reset-password'],
  ])(
    'at %s with the cookie "%s" are those of %s, to which the app redirects',
    async (path, cookie, screen) => {
      expect((await readHints(path, cookie))[0]).toBe(`modulepreload /assets/${screen}.js`);
    },
  );

  it('are not linked for an unknown screen', async () => {
    expect(await readHints('/no/such/page')).toEqual([]);
    expect(await readHints('/premium', member)).toEqual([]);
  });

  it('begin with the profile for a user with a session', async () => {
    expect((await visitor.get('/profile', { cookie: member })).body).toContain(
      `crossorigin href="${PROFILE}">`,
    );
    expect((await visitor.get('/profile')).body).not.toContain(PROFILE);
  });

  it('come with a flag for the session cookie', async () => {
    expect((await visitor.get('/login')).body).toContain('name="visitor" content="guest"');
    expect((await visitor.get('/login', { cookie: member })).body).toContain(
      'name="visitor" content="member"',
    );
  });
});

import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeProgramInstallation, type ProgramInstallation } from '#server/testing/program-installation.ts';

const isSqlite = inject('database') === 'sqlite';

let installation: ProgramInstallation;
beforeEach(async () => {
  installation = await makeProgramInstallation();
});
afterEach(() => installation.remove());

describe('the administrator at the shell', () => {
  it('makes a password link that works once', async () => {
    const program = installation.run();
    await program.started();
    await installation.signUp('ana@example.org');
    const { output, code } = await installation.admin('reset-link', ' Ana@example.org');
    expect(code).toBe(0);
    const token = /^http:\/\/localhost:\d+\/reset-password\?token=([\w-]+\.[\w-]{43})&lang=en$/m.exec(
      output,
    )?.[1];
    const body = { token, newPassword: 'window-orchard-17' };
    expect((await installation.post('/api/auth/reset-password', body)).status).toBe(200);
    expect((await installation.post('/api/auth/reset-password', body)).status).toBe(410);
    const signIn = { email: 'ana@example.org', password: 'window-orchard-17' };
    expect((await installation.post('/api/auth/sign-in/email', signIn)).status).toBe(200);
    expect((await installation.admin('reset-link', 'nobody@example.org')).code).toBe(1);
    expect((await installation.admin('reset-link')).code).toBe(64);
    program.signal('SIGTERM');
    await program.ended;
  });

  it('turns off the code at sign-in of somebody who has lost their app', async () => {
    const program = installation.run();
    await program.started();
    const cookie = (await installation.signUp('ana@example.org')).headers.getSetCookie()[0]?.split(';')[0];
    const post = async (path: string, body?: object) => {
      const origin = `http://localhost:${installation.port}`;
      const type = body && { 'content-type': 'application/json' };
      const headers = { origin, cookie: cookie ?? '', ...type };
      const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
      return (await (await fetch(installation.url(path), init)).json()) as Record<string, string>;
    };
    const { secret = '' } = await post('/api/v1/me/two-step/start');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect(await post('/api/v1/me/two-step', { code })).toEqual({ recoveryCodes: expect.any(Array) });
    const signIn = { email: 'ana@example.org', password: 'plain-horse-battery' };
    expect(await post('/api/auth/sign-in/email', signIn)).toEqual({ needsCode: true });
    const remove = () => installation.admin('remove-factors', 'Ana@example.org');
    expect(await remove()).toEqual({
      code: 0,
      output: 'ana@example.org signs in with the password alone now.\n',
    });
    expect((await remove()).output).toBe('ana@example.org has no code at sign-in and no passkeys.\n');
    expect(await post('/api/auth/sign-in/email', signIn)).toMatchObject({ email: 'ana@example.org' });
    program.signal('SIGTERM');
    await program.ended;
  });

  it('promotes, demotes, suspends and reactivates users while the server runs', async () => {
    const program = installation.run();
    await program.started();
    const [ana, luis] = [
      await installation.signUpReader('ana@example.org'),
      await installation.signUpReader('luis@example.org'),
    ];
    expect(await installation.admin('list')).toEqual({
      code: 0,
      output: 'Nobody administers this installation yet.\n',
    });
    expect(await installation.admin('grant', 'Ana@Example.org ')).toEqual({
      code: 0,
      output: 'ana@example.org is an administrator now.\n',
    });
    expect(await ana('/api/v1/admin/users')).toMatchObject({ status: 200, body: { total: 2 } });
    expect((await installation.admin('grant', 'ana@example.org')).output).toContain(
      'is an administrator already',
    );

    expect((await installation.admin('suspend', 'luis@example.org')).code).toBe(0);
    expect(await luis('/api/v1/me')).toMatchObject({
      status: 403,
      body: { error: 'Your account has been suspended. Please contact support.' },
    });
    const signIn = { email: 'luis@example.org', password: 'plain-horse-battery' };
    expect((await installation.post('/api/auth/sign-in/email', signIn)).status).toBe(403);
    expect((await installation.admin('list', '--all')).output).toBe(
      'ana@example.org (ana, administrator)\nluis@example.org (luis, suspended)\n',
    );
    expect((await installation.admin('list')).output).toBe('ana@example.org (ana)\n');
    expect((await installation.admin('reactivate', 'luis@example.org')).output).toContain(
      'can sign in again',
    );
    expect((await luis('/api/v1/me')).status).toBe(401);
    expect((await installation.post('/api/auth/sign-in/email', signIn)).status).toBe(200);

    for (const verb of ['revoke', 'suspend']) {
      const refusal = await installation.admin(verb, 'ana@example.org');
      expect([verb, refusal.code]).toEqual([verb, 1]);
      expect(refusal.output).toContain('is the last administrator who can sign in');
    }
    await installation.admin('grant', 'luis@example.org');
    expect((await installation.admin('revoke', 'ana@example.org')).code).toBe(0);
    expect((await ana('/api/v1/admin/users')).status).toBe(403);

    await installation.admin('grant', 'ana@example.org');
    const { body } = await ana('/api/v1/admin/audit?pageSize=100');
    const acts = body.items.map(({ actor, action, targetName }) => [actor, action, targetName]);
    expect(acts.toReversed()).toEqual([
      ['shell', 'userPromoted', 'ana'],
      ['shell', 'userSuspended', 'luis'],
      ['shell', 'userReactivated', 'luis'],
      ['shell', 'userPromoted', 'luis'],
      ['shell', 'userDemoted', 'ana'],
      ['shell', 'userPromoted', 'ana'],
    ]);
    program.signal('SIGTERM');
    await program.ended;
  });

  it('sees the usage, and what is wrong with a call', async () => {
    const help = await installation.admin('--help');
    expect(help.code).toBe(0);
    for (const verb of ['grant', 'revoke', 'suspend', 'reactivate', 'reset-link', 'list', '--all']) {
      expect(help.output).toContain(verb);
    }
    for (const [words, problem] of [
      [[], 'Say what to do.'],
      [['promote', 'ana@example.org'], '"promote" is not a verb of this command.'],
      [['suspend'], 'suspend needs the e-mail address of an account.'],
      [['suspend', 'ana'], '"ana" is not an e-mail address.'],
      [
        ['suspend', 'ana@example.org', 'luis@example.org'],
        'suspend takes one e-mail address, and nothing else.',
      ],
      [['list', 'ana@example.org'], 'list does not know "ana@example.org".'],
    ] as const) {
      const { output, code } = await installation.shell('admin', ...words);
      expect([words, code]).toEqual([words, 64]);
      expect(output).toContain(`${problem}\nUsage: npm run admin -- grant EMAIL`);
    }
    if (!isSqlite) return;
    const nowhere = await installation.admin('list');
    expect([nowhere.code, nowhere.output]).toEqual([
      1,
      `There is no database in ${installation.dataDir}. Start Saldo there once, or set DATA_DIR.\n`,
    ]);
  });
});

describe('a backup while the program runs', () => {
  it('can be restored: later changes are gone, everyone signs in again, and the program continues', async () => {
    const program = installation.run();
    await program.started();
    const response = await installation.signUp('ana@example.org');
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    const headers = { cookie: cookie.join('; ') };
    expect((await fetch(installation.url('/api/v1/me'), { headers })).status).toBe(200);
    const file = installation.siblingPath('saldo.gz');
    expect(await installation.shell('backup', file)).toMatchObject({ code: 0 });
    expect((await installation.signUp('later@example.org')).status).toBe(200);

    expect((await installation.shell('restore', file)).code).toBe(1);
    expect((await fetch(installation.url('/api/v1/me'), { headers })).status).toBe(200);
    expect(await installation.shell('restore', file, '--replace')).toMatchObject({ code: 0 });
    expect((await fetch(installation.url('/api/v1/me'), { headers })).status).toBe(401);
    const signIn = (email: string) =>
      installation.post('/api/auth/sign-in/email', { email, password: 'plain-horse-battery' });
    expect((await signIn('later@example.org')).status).toBe(401);
    expect((await signIn('ana@example.org')).status).toBe(200);
    expect((await installation.signUp('later@example.org')).status).toBe(200);
    program.signal('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });
});

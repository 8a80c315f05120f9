import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { runProgram, type Program } from '#server/testing/program.ts';
import { createPostgresDatabase, type EmptyDatabase } from '#server/testing/postgres-admin.ts';
import { startMailServer, startSilentServer } from '#server/testing/mail-server.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const CLI = join(import.meta.dirname, '../cli');
const isSqlite = inject('database') === 'sqlite';

let folder: string;
let dataDir: string;
let port: number;
let database: EmptyDatabase | undefined;
let databaseUrl: string | undefined;
const programs: Program[] = [];

beforeEach(async () => {
  folder = makeTestFolder();
  dataDir = join(folder, 'data');
  port = await freePort();
  database = isSqlite ? undefined : await createPostgresDatabase(inject('postgresUrl'));
  databaseUrl = database?.url;
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

/** Runs the real program as `npm start` does, or a command with the same settings. */
function run(environment: Record<string, string> = {}, command?: string[]): Program {
  const program = runProgram(
    {
      DATA_DIR: dataDir,
      PORT: String(port),
      ...(databaseUrl === undefined
        ? {}
        : { DATABASE_URL: databaseUrl, SECRET: 'a secret for tests, thirty-two bytes or more' }),
      ...environment,
    },
    command,
  );
  programs.push(program);
  return program;
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

function post(path: string, body: object) {
  return fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function signUp(email: string) {
  return post('/api/auth/sign-up/email', { email, password: 'plain-horse-battery', termsAccepted: true });
}

type Asked = { status: number; body: { total: number; items: Record<string, string>[] } };

/** Signs up; returns a function that sends requests as the new user. */
async function signedUp(email: string): Promise<(path: string) => Promise<Asked>> {
  const answer = await signUp(email);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async (path) => {
    const asked = await fetch(url(path), { headers: { cookie } });
    return { status: asked.status, body: (await asked.json()) as Asked['body'] };
  };
}

/** Runs a command such as `npm run admin -- …` with the settings of the program. */
async function shell(name: 'admin' | 'backup' | 'restore', ...words: string[]) {
  const { output, ended } = run({}, [join(CLI, `${name}.ts`), ...words]);
  return { code: (await ended).code, output: output() };
}

const admin = (...words: string[]) => shell('admin', ...words);

/** Resolves once the program has the request's headers and waits for the body, which `finish` sends. */
async function beginSignUp(email: string): Promise<{ finish: () => Promise<number | undefined> }> {
  const body = JSON.stringify({ email, password: 'plain-horse-battery', termsAccepted: true });
  const message = request(url('/api/auth/sign-up/email'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = once(message, 'response');
  message.flushHeaders();
  await once(message, 'continue');
  return {
    finish: async () => {
      message.end(body);
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    },
  };
}

async function takesNothingNew(): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return;
    } finally {
      socket.destroy();
    }
  }
}

describe('the program', () => {
  it('prints its address, the place of its data and how to become administrator, and is ready', async () => {
    const program = run();
    await program.started('npm run admin');
    expect(program.output()).toContain(`Saldo runs at http://localhost:${port}\n`);
    expect(program.output()).toContain(
      isSqlite ? join(dataDir, 'saldo.sqlite') : 'PostgreSQL at DATABASE_URL',
    );
    const code = /signup\?setup=([\w-]{16})\n/.exec(program.output())?.[1];
    expect(code).toBeDefined();
    expect((await fetch(url('/healthz'))).status).toBe(200);
    expect((await fetch(url('/readyz'))).status).toBe(200);
    const answer = await fetch(url('/api/auth/sign-up/email'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'boss@example.org',
        password: 'plain-horse-battery',
        termsAccepted: true,
        setupCode: code,
      }),
    });
    expect(answer.status).toBe(200);
    program.signal('SIGTERM');
    await program.ended;

    const again = run();
    await again.started();
    again.signal('SIGTERM');
    await again.ended;
    expect(again.output()).not.toContain('No administrator yet');
  });

  it('finishes running requests on a stop, accepts no new ones, exits with 0 and checkpoints the WAL', async () => {
    const program = run();
    await program.started();
    await signUp('first@example.org');
    const underWay = await Promise.all(
      Array.from({ length: 8 }, (_, n) => beginSignUp(`person-${n}@example.org`)),
    );
    program.signal('SIGTERM');
    await takesNothingNew();
    const statuses = await Promise.all(underWay.map(({ finish }) => finish()));
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await program.ended).toEqual({ code: 0, signal: null });
    if (isSqlite) expect(readdirSync(dataDir).toSorted()).toEqual(['saldo.lock', 'saldo.sqlite', 'secret']);

    const again = run();
    await again.started();
    expect((await signUp('person-7@example.org')).status).toBe(422);
    again.signal('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });

  it('closes the open event streams on a stop without waiting for them', async () => {
    const program = run();
    await program.started();
    const cookie = (await signUp('first@example.org')).headers.getSetCookie().join('; ');
    const stream = await fetch(url('/api/v1/events'), { headers: { cookie } });
    expect(stream.status).toBe(200);
    program.signal('SIGTERM');
    expect(await stream.text()).toBe('event: ready\ndata: \n\n');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });

  it('stops cleanly right after its start', async () => {
    const program = run();
    await program.started();
    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });

  it('treats a second Ctrl-C, as sent by both terminal and npm, as the same one', async () => {
    const program = run();
    await program.started();
    program.signal('SIGINT');
    program.signal('SIGINT');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });
});

describe('mail', () => {
  it('delays no answer and no stop if the mail server is slow, and is sent after the next start', async () => {
    const silent = await startSilentServer();
    const from = { MAIL_FROM: 'Saldo <saldo@example.org>' };
    const program = run({ SMTP_URL: silent.url, ...from });
    await program.started('Mail: from saldo@example.org');
    await signUp('ana@example.org');
    const asked = await post('/api/auth/request-password-reset', { email: 'ana@example.org' });
    expect(asked.status).toBe(200);
    await silent.connected;
    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    await silent.stop();

    const mailServer = await startMailServer();
    const again = run({ SMTP_URL: mailServer.url, ...from });
    await again.started();
    const { text } = await mailServer.take('ana@example.org');
    expect(text).toContain(`http://localhost:${port}/reset-password?token=`);
    again.signal('SIGTERM');
    await again.ended;
    await mailServer.stop();
  }, 60_000);
});

describe('the administrator at the shell', () => {
  it('makes a password link that works once', async () => {
    const program = run();
    await program.started();
    await signUp('ana@example.org');
    const { output, code } = await admin('reset-link', ' Ana@example.org');
    expect(code).toBe(0);
    const token = /^http:\/\/localhost:\d+\/reset-password\?token=([\w-]{43})$/m.exec(output)?.[1];
    const body = { token, newPassword: 'window-orchard-17' };
    expect((await post('/api/auth/reset-password', body)).status).toBe(200);
    expect((await post('/api/auth/reset-password', body)).status).toBe(410);
    const signIn = { email: 'ana@example.org', password: 'window-orchard-17' };
    expect((await post('/api/auth/sign-in/email', signIn)).status).toBe(200);
    expect((await admin('reset-link', 'nobody@example.org')).code).toBe(1);
    expect((await admin('reset-link')).code).toBe(64);
    program.signal('SIGTERM');
    await program.ended;
  });

  it('promotes, demotes, suspends and reactivates users while the server runs', async () => {
    const program = run();
    await program.started();
    const [ana, luis] = [await signedUp('ana@example.org'), await signedUp('luis@example.org')];
    expect(await admin('list')).toEqual({
      code: 0,
      output: 'Nobody administers this installation yet.\n',
    });
    expect(await admin('grant', 'Ana@Example.org ')).toEqual({
      code: 0,
      output: 'ana@example.org is an administrator now.\n',
    });
    expect(await ana('/api/v1/admin/users')).toMatchObject({ status: 200, body: { total: 2 } });
    expect((await admin('grant', 'ana@example.org')).output).toContain('is an administrator already');

    expect((await admin('suspend', 'luis@example.org')).code).toBe(0);
    expect(await luis('/api/v1/me')).toMatchObject({
      status: 403,
      body: { error: 'Your account has been suspended. Please contact support.' },
    });
    const signIn = { email: 'luis@example.org', password: 'plain-horse-battery' };
    expect((await post('/api/auth/sign-in/email', signIn)).status).toBe(403);
    expect((await admin('list', '--all')).output).toBe(
      'ana@example.org (ana, administrator)\nluis@example.org (luis, suspended)\n',
    );
    expect((await admin('list')).output).toBe('ana@example.org (ana)\n');
    expect((await admin('reactivate', 'luis@example.org')).output).toContain('can sign in again');
    expect((await luis('/api/v1/me')).status).toBe(401);
    expect((await post('/api/auth/sign-in/email', signIn)).status).toBe(200);

    for (const verb of ['revoke', 'suspend']) {
      const refused = await admin(verb, 'ana@example.org');
      expect([verb, refused.code]).toEqual([verb, 1]);
      expect(refused.output).toContain('is the last administrator who can sign in');
    }
    await admin('grant', 'luis@example.org');
    expect((await admin('revoke', 'ana@example.org')).code).toBe(0);
    expect((await ana('/api/v1/admin/users')).status).toBe(403);

    await admin('grant', 'ana@example.org');
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
  }, 60_000);

  it('sees the usage, and what is wrong with a call', async () => {
    const help = await admin('--help');
    expect(help.code).toBe(0);
    for (const verb of ['grant', 'revoke', 'suspend', 'reactivate', 'reset-link', 'list', '--all']) {
      expect(help.output).toContain(verb);
    }
    for (const [words, problem] of [
      [[], 'Say what to do.'],
      [['promote', 'ana@example.org'], '"promote" is nothing this command can do.'],
      [['suspend'], 'suspend needs the e-mail address of an account.'],
      [['suspend', 'ana'], '"ana" is no e-mail address.'],
      [
        ['suspend', 'ana@example.org', 'luis@example.org'],
        'suspend takes one e-mail address, and nothing else.',
      ],
      [['list', 'ana@example.org'], 'list does not know "ana@example.org".'],
    ] as const) {
      const { output, code } = await shell('admin', ...words);
      expect([words, code]).toEqual([words, 64]);
      expect(output).toContain(`${problem}\nUsage: npm run admin -- grant EMAIL`);
    }
    if (!isSqlite) return;
    const nowhere = await admin('list');
    expect([nowhere.code, nowhere.output]).toEqual([
      1,
      `There is no database in ${dataDir}. Start Saldo there once, or set DATA_DIR.\n`,
    ]);
  }, 60_000);
});

describe('a backup beside the running program', () => {
  it('can be restored: later changes are gone, everyone signs in again, and the program continues', async () => {
    const program = run();
    await program.started();
    const answer = await signUp('ana@example.org');
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    const headers = { cookie: cookie.join('; ') };
    expect((await fetch(url('/api/v1/me'), { headers })).status).toBe(200);
    const file = join(folder, 'saldo.gz');
    expect(await shell('backup', file)).toMatchObject({ code: 0 });
    expect((await signUp('later@example.org')).status).toBe(200);

    expect((await shell('restore', file)).code).toBe(1);
    expect((await fetch(url('/api/v1/me'), { headers })).status).toBe(200);
    expect(await shell('restore', file, '--replace')).toMatchObject({ code: 0 });
    expect((await fetch(url('/api/v1/me'), { headers })).status).toBe(401);
    const signIn = (email: string) =>
      post('/api/auth/sign-in/email', { email, password: 'plain-horse-battery' });
    expect((await signIn('later@example.org')).status).toBe(401);
    expect((await signIn('ana@example.org')).status).toBe(200);
    expect((await signUp('later@example.org')).status).toBe(200);
    program.signal('SIGTERM');
    expect((await program.ended).code).toBe(0);
  }, 60_000);
});

describe('a start that cannot succeed', () => {
  it('names PORT if the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const program = run();
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(
      /^The port is already in use. Choose another with PORT, such as PORT=3001.\n$/m,
    );
    other.close();
  });

  it('exits with 78 and names every wrong setting', async () => {
    const program = run({ PORT: 'http', HOST: '0.0.0.0', LOG_LEVEL: 'loud', SECRET: 'short' });
    expect((await program.ended).code).toBe(78);
    for (const name of ['PORT', 'BASE_URL', 'LOG_LEVEL', 'SECRET']) {
      expect(program.output()).toMatch(new RegExp(`^${name} `, 'm'));
    }
    expect(program.output()).not.toMatch(/\n\s+at /);
  });

  if (isSqlite) {
    it('names DATA_DIR if the data folder cannot be written', async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      for (const place of [file, join(file, 'data'), '/proc/saldo/data']) {
        const program = run({ DATA_DIR: place });
        expect((await program.ended).code).toBe(1);
        expect(program.output()).toMatch(/^The data folder cannot be written\. .*DATA_DIR.*\n$/);
      }
    });

    it('says that the file is no database and leaves it unchanged', async () => {
      const content = 'this is somebody’s only copy of something '.repeat(200);
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, 'saldo.sqlite'), content);
      const program = run();
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(/^The database file is damaged or is none.*\n$/);
      expect(readFileSync(join(dataDir, 'saldo.sqlite'), 'utf8')).toBe(content);
    });
  } else {
    it('waits a while if the database does not answer, and then says so', async () => {
      const program = run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` });
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(
        /^Waiting for the database at DATABASE_URL…\nThe database does not answer: .*ECONNREFUSED.*\n$/,
      );
    });

    it('says at once that PostgreSQL refuses the password or the database name', async () => {
      const address = new URL(database?.url ?? '');
      address.password = 'wrong';
      const program = run({ DATABASE_URL: address.href });
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(
        /^PostgreSQL refuses what DATABASE_URL says: password authentication failed.*\n$/,
      );
      address.href = database?.url ?? '';
      address.pathname = '/nothing';
      const nowhere = run({ DATABASE_URL: address.href });
      expect((await nowhere.ended).code).toBe(1);
      expect(nowhere.output()).toMatch(
        /^PostgreSQL refuses what DATABASE_URL says: database "nothing" does not exist\n$/,
      );
    });
  }
});

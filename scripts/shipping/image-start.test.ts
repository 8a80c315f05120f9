import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve as pathResolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOutImage } from './lay-out-image.ts';
import type { LaidOutImage } from './lay-out-image.ts';
import { freePort } from '#server/testing/free-port.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';

let image: LaidOutImage;
let port: number;
let server: ChildProcess | undefined;
let ended: Promise<unknown[]> | undefined;
let printed = '';
/** The cookie of the user who signs up. */
let cookie = '';

beforeAll(async () => {
  image = layOutImage();
  if (image.account === undefined) makeReadOnly(image.program);
  port = await freePort();
}, 60_000);
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(image.folder, { recursive: true });
});

/** The operator's settings. The tests listen on an address that only this machine reaches. */
function operatorSettings(): Record<string, string> {
  return { HOST: '127.0.0.1', PORT: String(port), BASE_URL: url(''), SECRET };
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

/** Runs a command of the image with its account. */
async function run(
  command: readonly string[],
  settings = operatorSettings(),
): Promise<{ code: unknown; output: string }> {
  const [program = '', ...options] = command;
  return await new Promise((resolve) => {
    const env = { ...image.environment, ...settings };
    const place = { ...image.account, cwd: image.program, env };
    execFile(pathResolve(image.folder, 'bin', program), options, place, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
}

describe("the image's content, in an empty folder, with an account that may write only the data", () => {
  test('does not start without the settings of a public address, and names them', async () => {
    const { code, output } = await run(image.start, {});
    expect(code).toBe(78);
    expect(output).toMatch(/^BASE_URL is required .*\nSECRET .* is required .*\n$/);
  });

  test('starts, and its health check then succeeds', async () => {
    expect((await run(image.healthCheck)).code).toBe(1);
    const [program = '', ...options] = image.start;
    server = spawn(join(image.folder, 'bin', program), options, {
      ...image.account,
      cwd: image.program,
      env: { ...image.environment, ...operatorSettings() },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    ended = once(server, 'exit');
    while ((await run(image.healthCheck)).code !== 0) {
      if (server.exitCode !== null) throw new Error('The image did not start.');
      await wait(200);
    }
    expect(readdirSync(image.data).toSorted()).toEqual([
      'backups',
      'saldo.lock',
      'saldo.sqlite',
      'saldo.sqlite-shm',
      'saldo.sqlite-wal',
    ]);
  });

  test('cannot change its own program', async () => {
    const write = 'require("node:fs").writeFileSync("dist/server/start.js", "")';
    expect((await run(['node', '-e', write])).output).toContain('EACCES');
  });

  test('serves the pages, the app, its files and the API document', async () => {
    for (const path of [
      '/',
      '/privacy-policy?lang=es',
      '/login',
      '/icons/icon-192.png',
      '/api/docs/inter.woff2',
    ]) {
      expect([path, (await fetch(url(path))).status]).toEqual([path, 200]);
    }
    const app = await (await fetch(url('/login'))).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(app)?.[1] ?? '';
    expect((await fetch(url(script))).headers.get('content-type')).toContain('javascript');
  });

  test('signs a user up, records an expense and finds a city', async () => {
    const signedUp = await send('POST', '/api/auth/sign-up/email', {
      email: 'ana@example.org',
      password: 'plain-horse-battery',
      termsAccepted: true,
    });
    expect(signedUp.status).toBe(200);
    cookie = signedUp.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const expense = { description: 'Coffee', amount: 2.5, category: 'food', date: '2026-11-20' };
    expect((await send('POST', '/api/v1/expenses', expense)).status).toBe(201);
    const place = await send('PUT', '/api/v1/me/location', { latitude: 40.42, longitude: -3.7 });
    expect(await place.json()).toMatchObject({ city: 'Madrid' });
  });

  test('answers a question to the advisor, and responds to requests that other threads compute', async () => {
    const forecast = await get('/api/v1/forecast?months=2');
    expect(await forecast.json()).toMatchObject({ reason: 'tooFewMonths', months: [{}, {}] });
    expect(await (await get('/api/v1/recurring/suggestions')).json()).toMatchObject({ items: [] });
    const answer = await send('POST', '/api/v1/advisor/ask', { question: 'How much did I spend on food?' });
    expect(await answer.json()).toMatchObject({ understood: { intent: 'spend.total' } });
  });

  test('names the source in the stack of an unexpected error', async () => {
    const stylesheet = join(image.program, 'dist/server/reference.css');
    renameSync(stylesheet, `${stylesheet}.away`);
    const { status } = await fetch(url('/api/docs/reference.css'));
    renameSync(`${stylesheet}.away`, stylesheet);
    expect(status).toBe(500);
    await expect.poll(() => printed).toMatch(/ENOENT.*server\/features\/api-document\/routes\.ts:\d+:\d+/);
  });

  test('has no sources, and no source maps among the files that it serves', () => {
    const files = readdirSync(image.program, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('dist/server/start.js.map');
    expect(files.filter((file) => /\.[cm]?tsx?$|^(?!dist\/server\/).*\.map$/.test(file))).toEqual([]);
  });

  test('has the commands of the operator', async () => {
    expect(await run(['node', 'dist/server/admin.js', 'grant', 'ana@example.org'])).toEqual({
      code: 0,
      output: 'ana@example.org is an administrator now.\n',
    });
    const backup = await run(['node', 'dist/server/backup.js']);
    expect(backup.output).toContain('Backed up 1 account and 1 transaction to');
    const [file = ''] = readdirSync(join(image.data, 'backups'));
    const restored = await run([
      'node',
      'dist/server/restore.js',
      join(image.data, 'backups', file),
      '--replace',
    ]);
    expect(restored.output).toContain('Restored 1 account and 1 transaction');
  });

  test('has the commands under the names that its messages use', async () => {
    const { scripts } = JSON.parse(readFileSync(join(image.program, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['start', 'admin', 'backup', 'restore', 'verify', 'move', 'cluster:prepare']),
    );
    for (const name of ['admin', 'backup', 'restore', 'verify', 'move', 'cluster:prepare']) {
      const { code, output } = await run(['/bin/sh', '-c', `${scripts[name]} --help`]);
      expect([name, code, output]).toEqual([name, 0, expect.stringContaining(`npm run`)]);
    }
  });

  test('stops cleanly on request', async () => {
    server?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

function get(path: string): Promise<Response> {
  return fetch(url(path), { headers: { cookie } });
}

function send(method: string, path: string, body: object): Promise<Response> {
  const headers = { origin: url(''), 'content-type': 'application/json', cookie };
  return fetch(url(path), { method, headers, body: JSON.stringify(body) });
}

/** Without root there is no other account, so file modes protect the program from writes. */
function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o444);
  }
}

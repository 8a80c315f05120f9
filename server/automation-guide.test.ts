import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listen } from '#server/http/listen.ts';
import { storeToken } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/automation.md'), 'utf8');
const COMMANDS = [...GUIDE.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, command = '']) => command);
const NOW = Date.parse('2026-11-23T12:00:00Z');

let app: TestApp;
let user: TestUser;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  app = await createTestApp();
  user = await signUpUser(app);
  app.clock.now = NOW;
  server = await listen(app.app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await closeServer(server);
  await app.close();
});

/** Runs a command of the guide in a shell, and returns its output. */
async function run(command: string, token: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const values = `SALDO='http://127.0.0.1:${port}'; TOKEN='${token}'`;
  const script = `${values}; ${command.replace('curl ', 'curl --silent ')}`;
  const { stdout } = await promisify(execFile)('sh', ['-ec', script]);
  return stdout;
}

it('every command of the guide works as it says', async () => {
  const [add, read] = [await storeToken(app, user.uid, 'add'), await storeToken(app, user.uid, 'read')];
  const [quick = '', expense = '', list = '', balances = '', summary = '', csv = '', ...others] = COMMANDS;
  expect(others).toEqual([]);
  expect(JSON.parse(await run(quick, add))).toMatchObject({
    transaction: { description: 'coffee', amount: 2.5, date: '2026-11-22', tags: ['work'] },
    reading: { missing: [] },
  });
  expect(JSON.parse(await run(expense, add))).toEqual({ id: expect.any(String) });
  const { items } = JSON.parse(await run(list, read));
  expect(items.map(({ description }: { description: string }) => description)).toEqual(['coffee', 'Rent']);
  expect(JSON.parse(await run(balances, read))).toEqual({ items: [], total: null });
  expect(JSON.parse(await run(summary, read))).toMatchObject({ expenses: 852.5 });
  expect((await run(csv, read)).trim().split('\n')).toHaveLength(3);
  expect(JSON.parse(await run(list, add))).toMatchObject({ code: 'tokenScope' });
});

it('the guide names only existing addresses', () => {
  const addresses = [...GUIDE.matchAll(/(\/api\/v1\/[\w./-]+)/g)].map(([, path = '']) =>
    path.replace(/\.$/, ''),
  );
  const served = new Set(app.app.routes.map(({ path }) => path));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((path) => !served.has(path))).toEqual([]);
});

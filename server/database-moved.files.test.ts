import { linkSync, mkdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { connectDatabase, sqliteFile } from '#server/database/connect.ts';
import type { Program } from '#server/testing/program.ts';
import { makeProgramFolder, type ProgramFolder } from '#server/testing/program-folder.ts';
import { signUpAt, startWriting, type Ledger, type ProgramClient } from '#server/testing/program-client.ts';

const SENTENCE = 'Database service is not available.';
const LOGGED = 'The database file was moved, removed or emptied while Saldo runs.';

let folder: ProgramFolder;
let program: Program;
let client: ProgramClient;
let ledger: Ledger;
let writing: { stop: () => Promise<void> };

beforeEach(async () => {
  folder = await makeProgramFolder();
  program = await folder.start();
  client = await signUpAt(folder, 'ana@example.org');
  ledger = { sent: new Map(), acknowledged: new Set() };
  writing = startWriting(client, ledger);
  await acknowledges(64);
});
afterEach(async () => {
  await writing.stop();
  await folder.remove();
});

async function acknowledges(count: number): Promise<void> {
  const { size } = ledger.acknowledged;
  await expect.poll(() => ledger.acknowledged.size, { timeout: 15_000 }).toBeGreaterThan(size + count);
}

const readiness = async () => (await fetch(`${folder.url}/readyz`)).status;

/** Expects that every request from now on is refused with the specified error, and logged once. */
async function expectRefusals(): Promise<void> {
  const before = new Set(ledger.sent.keys());
  await expect.poll(() => ledger.sent.size, { timeout: 15_000 }).toBeGreaterThan(before.size + 100);
  expect([...ledger.acknowledged].filter((id) => !before.has(id))).toEqual([]);
  const body = { description: 'Coffee', amount: 1, date: '2026-11-20' };
  const response = await client.ask('POST', '/api/v1/expenses', body);
  expect([response.status, response.body['error']]).toEqual([503, SENTENCE]);
  expect(await readiness()).toBe(503);
  expect(program.output().split(LOGGED)).toHaveLength(2);
}

async function kill(): Promise<void> {
  await program.kill();
  await writing.stop();
}

function readStoredIds(file: string): string[] {
  const database = new Sqlite(file);
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const rows = database.prepare('select id from transactions').all() as { id: string }[];
    return rows.map(({ id }) => id);
  } finally {
    database.close();
  }
}

function expectAcknowledgedIn(file: string): void {
  const storedIds = new Set(readStoredIds(file));
  expect([...ledger.acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
}

describe('a data folder that disappears while Saldo runs under 32 writers', () => {
  testInDepth('makes the server refuse every write and report that it is not ready', async () => {
    rmSync(folder.dataDir, { recursive: true });
    await expectRefusals();
  });

  testInDepth('has every acknowledged write at its new place, also after a kill', async () => {
    renameSync(folder.dataDir, folder.siblingPath('moved'));
    await expectRefusals();
    await kill();
    expectAcknowledgedIn(sqliteFile(folder.siblingPath('moved')));
  });

  it('takes writes again once it is back, without a restart', async () => {
    renameSync(folder.dataDir, folder.siblingPath('moved'));
    await expectRefusals();
    renameSync(folder.siblingPath('moved'), folder.dataDir);
    await acknowledges(32);
    expect(await readiness()).toBe(200);
    await kill();
    expectAcknowledgedIn(sqliteFile(folder.dataDir));
  });
});

describe('a database file that disappears while Saldo runs under 32 writers', () => {
  it.each(inDepth(['-wal and -shm', '-wal', '-shm']))(
    'leaves every acknowledged write in the database: %s',
    async (suffixes) => {
      for (const suffix of suffixes.split(' and ')) rmSync(`${sqliteFile(folder.dataDir)}${suffix}`);
      // Saldo checks a missing -shm only once a second.
      await expect.poll(program.output, { timeout: 10_000 }).toContain(LOGGED);
      await expectRefusals();
      await kill();
      expectAcknowledgedIn(sqliteFile(folder.dataDir));
      program = await folder.start();
      expect((await client.get('/api/v1/me')).status).toBe(200);
    },
  );

  testInDepth('leaves every acknowledged write in the database if no request follows', async () => {
    await writing.stop();
    rmSync(`${sqliteFile(folder.dataDir)}-wal`);
    await expect.poll(program.output, { timeout: 10_000 }).toContain(LOGGED);
    await kill();
    expectAcknowledgedIn(sqliteFile(folder.dataDir));
  });

  it('takes no more writes if it was emptied, and is refused at the next start', async () => {
    truncateSync(sqliteFile(folder.dataDir));
    await expectRefusals();
    await kill();
    const next = folder.run();
    expect((await next.ended).code).toBe(1);
    expect(next.output()).toContain('is empty, but was not always');
  });

  it('takes no more writes if another database replaces it, and both stay unchanged', async () => {
    const other = join(folder.siblingPath('other'), 'saldo.sqlite');
    mkdirSync(dirname(other));
    await (await connectDatabase({ dataDir: dirname(other) })).close();
    const original = folder.siblingPath('original.sqlite');
    linkSync(sqliteFile(folder.dataDir), original);
    renameSync(other, sqliteFile(folder.dataDir));
    await expectRefusals();
    await kill();
    expectAcknowledgedIn(original);
    expect(readStoredIds(sqliteFile(folder.dataDir))).toEqual([]);
  });
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContents, type Contents } from '#server/testing/database-contents.ts';
import { rewriteArchive } from '#server/testing/rewrite-archive.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import type { Batch } from './archive-format.ts';
import { createBackup } from './create.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

let app: TestApp;
let folder: string;
let file: string;
let before: Contents;

beforeAll(async () => {
  folder = makeTestFolder();
  app = await createTestApp();
  const user = await app.signUp();
  for (let day = 1; day <= 9; day++) {
    const transaction = {
      description: `Café ${day}`,
      amount: day,
      category: 'food',
      date: `2026-10-0${day}`,
    };
    await user.post('/api/v1/expenses', transaction);
  }
  ({ file } = await createBackup({ database: app.database, folder, now: () => app.clock.now }));
  before = await readContents(app.database);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Expects that the backup is neither verified nor restored, and that the database stays unchanged. */
async function expectRefused(path: string, problem: unknown): Promise<void> {
  await expect(verifyBackup(path)).rejects.toMatchObject({ problem });
  const restore = restoreBackup({ database: app.database, file: path, replace: true, now: Date.now });
  await expect(restore).rejects.toMatchObject({ problem });
  expect(await readContents(app.database)).toEqual(before);
}

function writeArchive(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function rewrite(name: string, edit: Parameters<typeof rewriteArchive>[2]): string {
  const path = join(folder, name);
  rewriteArchive(file, path, edit);
  return path;
}

describe('a backup is refused, and nothing changes, if it', () => {
  it('ends too early, at any byte', async () => {
    const backup = readFileSync(file);
    for (const length of [
      0,
      1,
      9,
      10,
      50,
      Math.floor(backup.length / 2),
      backup.length - 9,
      backup.length - 1,
    ]) {
      await expectRefused(writeArchive('cut.gz', backup.subarray(0, length)), 'truncated');
    }
  });

  it('has a changed byte anywhere, unless it unpacks to the same content', async () => {
    const backup = readFileSync(file);
    const content = gunzipSync(backup);
    for (let at = 0; at < backup.length; at += 3) {
      const flipped = Buffer.from(backup);
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      const problem = await verifyBackup(writeArchive('flipped.gz', flipped)).then(
        () => (gunzipSync(flipped).equals(content) ? 'same' : 'none'),
        (error: { problem?: string }) => error.problem ?? 'another error',
      );
      expect([at, problem]).toEqual([at, expect.stringMatching(/^(changed|truncated|foreign|newer|same)$/)]);
    }
    const flipped = Buffer.from(backup);
    const middle = Math.floor(backup.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    await expectRefused(writeArchive('flipped.gz', flipped), 'changed');
  });

  it('was unpacked, changed and packed again', async () => {
    const trailer = (original: Record<string, unknown>) => ({ ...original, sha256: '0'.repeat(64) });
    await expectRefused(rewrite('other-hash.gz', { trailer }), 'changed');
    const more = (original: Record<string, unknown>) => ({
      ...original,
      rows: { ...(original['rows'] as object), photos: 1 },
    });
    await expectRefused(rewrite('other-count.gz', { trailer: more }), 'changed');
  });

  it('has content after its end', async () => {
    const backup = readFileSync(file);
    await expectRefused(writeArchive('twice.gz', Buffer.concat([backup, backup])), 'changed');
    await expectRefused(
      writeArchive('garbage.gz', Buffer.concat([backup, Buffer.from('garbage')])),
      'changed',
    );
  });

  it('is no backup of Saldo: other gzip files, plain text, a folder, a missing file', async () => {
    await expectRefused(
      writeArchive('foreign.gz', gzipSync('somebody’s letters\n'.repeat(1_000))),
      'foreign',
    );
    await expectRefused(writeArchive('short.gz', gzipSync('no end of line')), 'foreign');
    await expectRefused(writeArchive('json.gz', gzipSync('{"format":"other"}\n{}\n')), 'foreign');
    await expectRefused(writeArchive('text.gz', 'plain text '.repeat(100)), 'foreign');
    await expectRefused(writeArchive('long.gz', gzipSync(Buffer.alloc(40_000_000, 'x'))), 'foreign');
    await expectRefused(join(folder, 'missing.gz'), 'notFound');
    await expectRefused(folder, 'notFound');
  });

  it('was written by a newer version of Saldo', async () => {
    const schema = (original: object) => ({ ...original, schema: '9999-from-the-future' });
    await expectRefused(rewrite('newer-schema.gz', { header: schema }), 'newer');
    const version = (original: object) => ({ ...original, version: 2 });
    await expectRefused(rewrite('newer-format.gz', { header: version }), 'newer');
  });

  it('has a table, a column, a row or a value that Saldo does not know', async () => {
    const edits: ((batch: Batch) => unknown)[] = [
      (batch) => ({ ...batch, table: 'sqlite_schema' }),
      (batch) => ({ ...batch, rows: batch.rows.map((row) => row.slice(1)) }),
      (batch) => ({ ...batch, rows: batch.rows.map((row) => row.map(() => 1.5)) }),
      (batch) => ({ ...batch, rows: batch.rows.map((row) => row.map(() => ({}))) }),
    ];
    for (const batch of edits) await expectRefused(rewrite('odd.gz', { batch }), 'changed');
    const unknownColumn = (batch: Batch) => ({
      ...batch,
      columns: batch.columns.map((name) => (name === 'email' ? 'email") --' : name)),
    });
    const path = rewrite('column.gz', { batch: unknownColumn });
    await verifyBackup(path);
    const restore = restoreBackup({ database: app.database, file: path, replace: true, now: Date.now });
    await expect(restore).rejects.toMatchObject({ problem: 'foreign' });
    expect(await readContents(app.database)).toEqual(before);
  });

  it('has totals that do not match its transactions', async () => {
    const fewer = (batch: Batch) =>
      batch.table === 'transactions' ? { ...batch, rows: batch.rows.slice(1) } : batch;
    await expectRefused(rewrite('fewer.gz', { batch: fewer }), 'unequalTotals');
    const none = (batch: Batch) => (batch.table === 'daily_totals' ? undefined : batch);
    await expectRefused(rewrite('no-days.gz', { batch: none }), 'unequalTotals');
  });
});

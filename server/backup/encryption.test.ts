import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { backupId, findBackup } from './backup-folder.ts';
import { createBackup } from './create.ts';
import { createDecryption, createEncryption } from './encryption.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const PASSPHRASE = 'a long passphrase, ñandú';

let app: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = makeTestFolder();
  app = await createTestApp();
  const user = await app.signUp();
  await user.post('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date: '2026-11-19' });
  const made = await createBackup({
    database: app.database.forProduct,
    folder,
    now: () => app.clock.now,
    passphrase: PASSPHRASE,
  });
  ({ file } = made);
  expect(made.contents.rows).toMatchObject({ transactions: 1 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('an encrypted backup', () => {
  it('has a name that says so, and nothing in it can be read', async () => {
    expect(file).toMatch(/\.backup\.gz\.age$/);
    expect(await findBackup(folder, backupId(app.clock.now))).toMatchObject({ isEncrypted: true, file });
    expect(() => gunzipSync(readFileSync(file))).toThrow(/incorrect header/);
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  });

  it('opens with any program that reads the format, without Saldo', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    const lines = gunzipSync(await decrypter.decrypt(readFileSync(file)))
      .toString()
      .split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'saldo-backup' });
  });

  it('is restored with its passphrase, also under another name, and otherwise changes nothing', async () => {
    const target = await createTestDatabase();
    const before = await readContents(target);
    const renamed = join(folder, 'renamed');
    writeFileSync(renamed, readFileSync(file));
    const restore = (passphrase?: string) =>
      restoreBackup({ database: target, file: renamed, now: () => app.clock.now, passphrase });
    await expect(restore()).rejects.toMatchObject({ problem: 'passphraseMissing' });
    await expect(restore('another passphrase')).rejects.toMatchObject({ problem: 'wrongPassphrase' });
    expect(await readContents(target)).toEqual(before);
    await restore(PASSPHRASE);
    const { transactions } = await readContents(app.database);
    expect(await readContents(target)).toMatchObject({ transactions });
    await target.drop();
  });

  it('is refused if a byte was changed or the end is missing', async () => {
    const bytes = readFileSync(file);
    for (const at of [bytes.length - 1, bytes.length - 200]) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      const path = join(folder, 'flipped');
      writeFileSync(path, flipped);
      await expect(verifyBackup(path, PASSPHRASE)).rejects.toMatchObject({ problem: 'changed' });
      writeFileSync(path, bytes);
      truncateSync(path, at);
      await expect(verifyBackup(path, PASSPHRASE)).rejects.toMatchObject({ problem: 'changed' });
    }
  });

  it('is not taken for one of Saldo if another program made it', async () => {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(PASSPHRASE);
    encrypter.setScryptWorkFactor(10);
    const path = join(folder, 'letter');
    writeFileSync(path, await encrypter.encrypt('a letter'));
    await expect(verifyBackup(path, PASSPHRASE)).rejects.toMatchObject({ problem: 'foreign' });
    writeFileSync(path, await encrypter.encrypt(gzipSync('a letter')));
    await expect(verifyBackup(path, PASSPHRASE)).rejects.toMatchObject({ problem: 'foreign' });
  });

  it('is still one of several: backups without a passphrase can be read beside it', async () => {
    const plain = await createBackup({ database: app.database, folder, now: () => app.clock.now });
    expect(plain.file).toMatch(/\.backup\.gz$/);
    expect(await verifyBackup(plain.file, PASSPHRASE)).toMatchObject({ rows: { transactions: 1 } });
  });
});

it('encrypts and decrypts a large file in pieces', async () => {
  const large = join(mkdtempSync(join(folder, 'large-')), 'large');
  const piece = Buffer.alloc(1_000_000, 'x');
  const pieces = 60;
  let most = 0;
  const baseline = process.memoryUsage().arrayBuffers;
  const watch = () => {
    collectGarbage();
    most = Math.max(most, process.memoryUsage().arrayBuffers - baseline);
  };
  async function* content() {
    for (let count = 0; count < pieces; count++) {
      watch();
      yield Promise.resolve(piece);
    }
  }
  await pipeline(content, createEncryption(PASSPHRASE), createWriteStream(large));
  expect(statSync(large).size).toBeGreaterThan(pieces * piece.length);
  let bytes = 0;
  await pipeline(createReadStream(large), createDecryption(PASSPHRASE, large), async (source) => {
    let chunks = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (++chunks % 100 === 0) watch();
    }
  });
  expect(bytes).toBe(pieces * piece.length);
  expect(most).toBeLessThan((pieces * piece.length) / 4);
});

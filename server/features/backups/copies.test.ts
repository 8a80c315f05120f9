import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyBackup } from '#server/backup/verify.ts';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const BACKUPS = '/api/v1/admin/backups';

let app: TestApp;
let admin: TestUser;
let second: string;
let logged: string[];
beforeEach(async () => {
  second = makeTestFolder('second');
  logged = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  app = await createTestApp({ backupCopyFolder: second, log });
  admin = await signUpAdmin(app);
});
afterEach(async () => {
  await app.close();
  rmSync(second, { recursive: true, force: true });
});

async function isCopyMissing(): Promise<boolean> {
  const { body } = await admin.get('/api/v1/admin/health');
  return (body as { isBackupCopyMissing: boolean }).isBackupCopyMissing;
}

async function makeBackup(): Promise<string> {
  app.clock.now += 1_000;
  const { status, body } = await admin.post(BACKUPS);
  expect(status).toBe(201);
  return `saldo-${(body as { id: string }).id}.backup.gz`;
}

describe('the second folder', () => {
  it('gets each backup, and keeps as many as the first', async () => {
    await changeSettings(app, { backupsKept: 2 });
    expect(await isCopyMissing()).toBe(false);
    const names = [await makeBackup(), await makeBackup(), await makeBackup()];
    expect(readdirSync(second).toSorted()).toEqual(names.slice(1));
    expect(readdirSync(app.backupFolder).toSorted()).toEqual(names.slice(1));
    for (const name of names.slice(1)) {
      expect(readFileSync(join(second, name))).toEqual(readFileSync(join(app.backupFolder, name)));
      expect(await verifyBackup(join(second, name))).toMatchObject({ rows: { user: 1 } });
    }
    expect(await isCopyMissing()).toBe(false);
    expect(logged).toEqual([]);
  });

  it('loses nothing of the first folder if it is gone, and gets what it missed once it is back', async () => {
    renameSync(second, `${second}-unplugged`);
    const lost = await makeBackup();
    expect(readdirSync(app.backupFolder)).toEqual([lost]);
    expect(await isCopyMissing()).toBe(true);
    expect(logged).toEqual([expect.stringContaining('was not copied to the second folder')]);
    renameSync(`${second}-unplugged`, second);
    const next = await makeBackup();
    expect(readdirSync(second).toSorted()).toEqual([lost, next]);
    expect(await isCopyMissing()).toBe(false);
  });

  it('gets a whole backup in place of one that another program cut off', async () => {
    const name = await makeBackup();
    writeFileSync(join(second, name), 'cut');
    expect(await isCopyMissing()).toBe(true);
    await makeBackup();
    expect(await isCopyMissing()).toBe(false);
    expect(readFileSync(join(second, name))).toEqual(readFileSync(join(app.backupFolder, name)));
  });

  it('is not made, because its disk is probably not connected', async () => {
    rmSync(second, { recursive: true });
    await makeBackup();
    mkdirSync(second);
    expect(readdirSync(second)).toEqual([]);
  });
});

it('with a passphrase a download is the encrypted file, and the list says so', async () => {
  const encrypting = await createTestApp({ backupPassphrase: 'a long passphrase' });
  const boss = await signUpAdmin(encrypting);
  const { id } = (await boss.post(BACKUPS)).body as { id: string };
  expect((await boss.get(BACKUPS)).body).toMatchObject({
    isEncrypted: true,
    items: [{ id, isEncrypted: true }],
  });
  const headers = { cookie: boss.cookieHeader() };
  const response = await encrypting.app.request(`${BACKUPS}/${id}`, { headers });
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toContain(`saldo-${id}.backup.gz.age`);
  expect((await response.text()).slice(0, 21)).toBe('age-encryption.org/v1');
  await encrypting.close();
});

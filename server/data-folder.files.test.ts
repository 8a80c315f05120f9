import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { sqliteFile } from '#server/database/connect.ts';
import { freePort } from '#server/testing/free-port.ts';
import { signUpAt } from '#server/testing/program-client.ts';
import { makeProgramFolder, type ProgramFolder } from '#server/testing/program-folder.ts';

const EMPTIED = /^The database file .*saldo\.sqlite is empty, but was not always: .*\n$/;

let folder: ProgramFolder;
let file: string;
beforeEach(async () => {
  folder = await makeProgramFolder();
  file = sqliteFile(folder.dataDir);
});
afterEach(() => folder.remove());

describe('a data folder', () => {
  it('serves one server at a time, and the next one even if the first was killed', async () => {
    const first = await folder.start();
    const client = await signUpAt(folder, 'ana@example.org');
    const second = folder.run({ PORT: String(await freePort()) });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output()).toBe(
      `Another Saldo is running on the folder ${folder.dataDir}. Stop it first, or choose another folder with DATA_DIR.\n`,
    );
    expect((await client.get('/api/v1/me')).status).toBe(200);
    await first.kill();
    await folder.start();
    expect((await client.get('/api/v1/me')).status).toBe(200);
  });

  testInDepth('serves one server at a time even if somebody deletes its lock file', async () => {
    await folder.start();
    const lock = join(folder.dataDir, 'saldo.lock');
    rmSync(lock);
    await expect.poll(() => existsSync(lock), { timeout: 15_000 }).toBe(true);
    const second = folder.run({ PORT: String(await freePort()) });
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain('Another Saldo is running on the folder');
  });

  it('lets commands run while its server runs', async () => {
    await folder.start();
    await signUpAt(folder, 'ana@example.org');
    for (const command of ['admin.ts list --all', 'backup.ts']) {
      const [script = '', ...args] = command.split(' ');
      const program = folder.run({}, [join(import.meta.dirname, '../cli', script), ...args]);
      expect([command, (await program.ended).code]).toEqual([command, 0]);
    }
    expect(readdirSync(folder.dataDir).filter((name) => name.startsWith('saldo.lock'))).toEqual([
      'saldo.lock',
    ]);
  });
});

describe('an empty database file', () => {
  it.each([
    ['a secret', () => writeFileSync(join(folder.dataDir, 'secret'), 'x'.repeat(40))],
    ['backups', () => mkdirSync(join(folder.dataDir, 'backups/one'), { recursive: true })],
    ['a log', () => writeFileSync(`${file}-wal`, 'what was written last')],
  ])('is refused at the start next to %s, and nothing changes', async (_, addOtherFile) => {
    mkdirSync(folder.dataDir);
    writeFileSync(file, '');
    addOtherFile();
    const names = readdirSync(folder.dataDir);
    const program = folder.run();
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.output()).toMatch(EMPTIED);
    expect(readdirSync(folder.dataDir).filter((name) => name !== 'saldo.lock')).toEqual(names);
  });

  it('is refused once it has been used, but a missing one is created again', async () => {
    await (await folder.start()).kill();
    truncateSync(file);
    const program = folder.run();
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(EMPTIED);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    await folder.start();
  });

  it('becomes a new installation if the folder is empty otherwise', async () => {
    mkdirSync(folder.dataDir);
    writeFileSync(file, '');
    await folder.start();
    await signUpAt(folder, 'ana@example.org');
  });
});

describe('a first start', () => {
  it.each(inDepth(['saldo.sqlite', 'saldo.lock', 'secret']))(
    'leaves a folder that the next start can use, if it is killed once it has made %s',
    async (name) => {
      const program = folder.run();
      const isMade = () => existsSync(join(folder.dataDir, name));
      await expect.poll(isMade, { interval: 1, timeout: 15_000 }).toBe(true);
      await program.kill();
      await folder.start();
      await signUpAt(folder, 'ana@example.org');
    },
  );
});

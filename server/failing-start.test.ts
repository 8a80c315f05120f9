import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeProgramInstallation, type ProgramInstallation } from '#server/testing/program-installation.ts';

const isSqlite = inject('database') === 'sqlite';

let installation: ProgramInstallation;
beforeEach(async () => {
  installation = await makeProgramInstallation();
});
afterEach(() => installation.remove());

describe('a start that cannot succeed', () => {
  it('names PORT if the port is taken', async () => {
    const other = createServer().listen(installation.port, '127.0.0.1');
    await once(other, 'listening');
    const program = installation.run();
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(
      /^The port is already in use. Choose another with PORT, such as PORT=3001.\n$/m,
    );
    other.close();
  });

  it('exits with 78 and names every wrong setting', async () => {
    const program = installation.run({ PORT: 'http', HOST: '0.0.0.0', LOG_LEVEL: 'loud', SECRET: 'short' });
    expect((await program.ended).code).toBe(78);
    for (const name of ['PORT', 'BASE_URL', 'LOG_LEVEL', 'SECRET']) {
      expect(program.output()).toMatch(new RegExp(`^${name} `, 'm'));
    }
    expect(program.output()).not.toMatch(/\n\s+at /);
  });

  if (isSqlite) {
    it('names DATA_DIR if the data folder cannot be written', async () => {
      const file = installation.siblingPath('a-file');
      writeFileSync(file, '');
      for (const path of [file, join(file, 'data'), '/proc/saldo/data']) {
        const program = installation.run({ DATA_DIR: path });
        expect((await program.ended).code).toBe(1);
        expect(program.output()).toMatch(/^The data folder cannot be written\. .*DATA_DIR.*\n$/);
      }
    });

    it('says that the file is no database and leaves it unchanged', async () => {
      const content = 'this is somebody’s only copy of something '.repeat(200);
      mkdirSync(installation.dataDir);
      writeFileSync(join(installation.dataDir, 'saldo.sqlite'), content);
      const program = installation.run();
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(/^The database file is damaged or is no database.*\n$/);
      expect(readFileSync(join(installation.dataDir, 'saldo.sqlite'), 'utf8')).toBe(content);
    });
  } else {
    it('waits a while if the database does not answer, and then says so', async () => {
      const program = installation.run({
        DATABASE_URL: `postgres://nobody@127.0.0.1:${installation.port}/nothing`,
      });
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(
        /^Waiting for the database at DATABASE_URL…\nThe database does not answer: .*ECONNREFUSED.*\n$/,
      );
    });

    it('says at once that PostgreSQL refuses the password or the database name', async () => {
      const address = new URL(installation.database?.url ?? '');
      address.password = 'wrong';
      const program = installation.run({ DATABASE_URL: address.href });
      expect((await program.ended).code).toBe(1);
      expect(program.output()).toMatch(
        /^PostgreSQL refuses what DATABASE_URL says: password authentication failed.*\n$/,
      );
      address.href = installation.database?.url ?? '';
      address.pathname = '/nothing';
      const nowhere = installation.run({ DATABASE_URL: address.href });
      expect((await nowhere.ended).code).toBe(1);
      expect(nowhere.output()).toMatch(
        /^PostgreSQL refuses what DATABASE_URL says: database "nothing" does not exist\n$/,
      );
    });
  }
});

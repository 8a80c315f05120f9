import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES, TABLES } from './tables.ts';

const SERVER = join(import.meta.dirname, '..');
/** Folders whose code writes every table. */
const WRITE_ALL = ['database', 'backup', 'move', 'verify', 'testing'];

const NAMED = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*'(\w+)'/g;
/** A query on a table that is a parameter. It may write any table that the file names. */
const BY_PARAMETER = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*[^\s')]/;
const IN_SQL = /\b(?:insert into|delete from|update)\s+"?(\w+)"?\s+(?:set|where|values|\()/gi;

function findWrittenTables(source: string): string[] {
  const namedTables = [...source.matchAll(NAMED), ...source.matchAll(IN_SQL)].map(([, table]) => table ?? '');
  const byParameter = BY_PARAMETER.test(source)
    ? TABLE_NAMES.filter((name) => source.includes(`'${name}'`))
    : [];
  return [...namedTables, ...byParameter];
}

/** The tables that each file of the server writes. */
const WRITES = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', ...WRITE_ALL] }).flatMap((file) =>
  findWrittenTables(readFileSync(join(SERVER, file), 'utf8')).map((table) => ({ file, table })),
);

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

describe('the writer of a table', () => {
  it('is found in the source for each way of naming a table in a query', () => {
    expect(findWrittenTables(`trx.insertInto('jobs').values(row)`)).toEqual(['jobs']);
    expect(findWrittenTables(`trx\n    .updateTable(table)\n type Table = 'invites';`)).toEqual(['invites']);
    expect(findWrittenTables('sql`delete from "user" where id = 1`')).toEqual(['user']);
    expect(findWrittenTables(`db.selectFrom('jobs').selectAll()`)).toEqual([]);
  });

  it('is in the list of tables', () => {
    const unnamed = WRITES.filter(
      ({ file, table }) =>
        !TABLE_NAMES.some((name) => name === table && TABLES[name].writtenBy.some((by) => isIn(file, by))),
    );
    expect(unnamed).toEqual([]);
  });

  it('is only listed if it really writes the table', () => {
    const namedTables = TABLE_NAMES.flatMap((table) =>
      TABLES[table].writtenBy.map((folder) => ({ table, folder })),
    );
    const productTables = namedTables.filter(({ folder }) => folder !== 'better-auth');
    expect(productTables.length).toBeGreaterThan(20);
    expect(
      productTables.filter(
        ({ table, folder }) => !WRITES.some((write) => write.table === table && isIn(write.file, folder)),
      ),
    ).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES, TABLES } from './tables.ts';

const SERVER = join(import.meta.dirname, '..');
/** They write every table. */
const WRITE_ALL = ['database', 'backup', 'move', 'testing'];

const NAMED = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*'(\w+)'/g;
/** A query on a table that is handed in: one of those that the file names. */
const HANDED_IN = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*[^\s')]/;
const IN_SQL = /\b(?:insert into|delete from|update)\s+"?(\w+)"?\s+(?:set|where|values|\()/gi;

function findWrittenTables(source: string): string[] {
  const named = [...source.matchAll(NAMED), ...source.matchAll(IN_SQL)].map(([, table]) => table ?? '');
  const handedIn = HANDED_IN.test(source) ? TABLE_NAMES.filter((name) => source.includes(`'${name}'`)) : [];
  return [...named, ...handedIn];
}

/** The tables that each file of the product writes. */
const WRITES = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', ...WRITE_ALL] }).flatMap((file) =>
  findWrittenTables(readFileSync(join(SERVER, file), 'utf8')).map((table) => ({ file, table })),
);

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

describe('who writes a table', () => {
  it('is found in the sources, however a query names it', () => {
    expect(findWrittenTables(`trx.insertInto('jobs').values(row)`)).toEqual(['jobs']);
    expect(findWrittenTables(`trx\n    .updateTable(table)\n type Table = 'invites';`)).toEqual(['invites']);
    expect(findWrittenTables('sql`delete from "user" where id = 1`')).toEqual(['user']);
    expect(findWrittenTables(`db.selectFrom('jobs').selectAll()`)).toEqual([]);
  });

  it('stands in the list of tables', () => {
    const unnamed = WRITES.filter(
      ({ file, table }) =>
        !TABLE_NAMES.some((name) => name === table && TABLES[name].writtenBy.some((by) => isIn(file, by))),
    );
    expect(unnamed).toEqual([]);
  });

  it('leaves no name in the list of a folder that writes it no more', () => {
    const named = TABLE_NAMES.flatMap((table) =>
      TABLES[table].writtenBy.map((folder) => ({ table, folder })),
    );
    const ours = named.filter(({ folder }) => folder !== 'better-auth');
    expect(ours.length).toBeGreaterThan(20);
    expect(
      ours.filter(
        ({ table, folder }) => !WRITES.some((each) => each.table === table && isIn(each.file, folder)),
      ),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { findWrite, findWriterOn, findWrongWriter, noteWriter } from './writers.ts';

const PLUGIN = '    at transformQuery (/home/saldo/server/testing/one-user/writers.ts:15:20)';
const KYSELY =
  '    at execute (/home/saldo/node_modules/kysely/dist/query-builder/insert-query-builder.js:1098:9)';
const QUERIES = '    at insertMail (/home/saldo/server/mail/queries.ts:20:5)';
const IDENTITY = '    at create (/home/saldo/node_modules/better-auth/dist/adapters/kysely.js:5:5)';

describe('the writer of a table', () => {
  it('is the first file of the product on the stack, or the identity library before it', () => {
    expect(findWriterOn(['Error', PLUGIN, KYSELY, QUERIES].join('\n'))).toBe('mail/queries');
    expect(findWriterOn(['Error', PLUGIN, KYSELY, IDENTITY, QUERIES].join('\n'))).toBe('better-auth');
    expect(findWriterOn(['Error', PLUGIN, KYSELY].join('\n'))).toBeUndefined();
  });

  it('is found even if the checkout is in a folder named server', () => {
    const stack = [PLUGIN, KYSELY, QUERIES].join('\n').replaceAll('/home/saldo/', '/srv/server/');
    expect(findWriterOn(stack)).toBe('mail/queries');
  });

  it('must be named in the list of tables', async () => {
    const { read, drop } = await createTestDatabase();
    const insertion = read.insertInto('jobs').values({ name: 'one', lease_until: 0 }).toOperationNode();
    const update = read.updateTable('jobs').set({ lease_until: 1 }).toOperationNode();
    const deletion = read.deleteFrom('jobs').toOperationNode();
    for (const node of [insertion, update, deletion]) {
      const findFault = (stack: string) => {
        const write = findWrite(noteWriter(() => stack).transformQuery({ node, queryId: { queryId: '' } }));
        return write && findWrongWriter(write);
      };
      expect(findFault('at run (/home/saldo/server/jobs/queries.ts:1:1)')).toBeUndefined();
      expect(findFault('at restore (/home/saldo/server/backup/restore.ts:1:1)')).toBeUndefined();
      const wrong = 'jobs is written by features/jobs-list/queries, which tables.ts does not name';
      expect(findFault('at run (/home/saldo/server/features/jobs-list/queries.ts:1:1)')).toBe(wrong);
    }
    await drop();
  });
});

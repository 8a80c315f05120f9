import { relative } from 'node:path';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { writeShapes } from '#server/testing/query-shapes/log.ts';
import { takeFaults } from './watch.ts';

const HOW_TO_MEND = `Every query on a table that is distributed by user has to name its user by an equality.
A query for several users calls acrossUsers(db), and gets its reason in across-users.test.ts.
server/database/tables.ts lists who writes each table, and why a user's request writes a reference table.`;

// Queries may run after the responses, and even after the last test of a file.
afterEach(expectNoFaults);
afterAll(expectNoFaults);
afterAll(() => writeShapes(inject('database'), relative(process.cwd(), expect.getState().testPath ?? '')));

function expectNoFaults(): void {
  expect(takeFaults(), HOW_TO_MEND).toEqual([]);
}

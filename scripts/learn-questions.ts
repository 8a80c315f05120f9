/**
 * Trains the table with which the advisor reads questions, from the lists of `shared/advisor/lists/`, in about 90
 * seconds. The same lists give the same table on every machine.
 *
 *   node scripts/learn-questions.ts                                 writes shared/advisor/learned/table.json
 *   node scripts/learn-questions.ts --without=ninth --to=FILE       trains without some lists, for figures
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { learn } from '#shared/advisor/learned/learn.ts';
import { makeVariations, withParts } from '#shared/advisor/learned/variations.ts';
import { readAdditions } from '#shared/advisor/lists/read-additions.ts';
import { fingerprintOf, readTrained } from '#shared/advisor/lists/read-lists.ts';

const TABLE = join(import.meta.dirname, '../shared/advisor/learned/table.json');
const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, to: { type: 'string', default: TABLE } },
});

const start = performance.now();
const questions = readTrained(values.without.split(','));
const additions = readAdditions();
const table = {
  lists: fingerprintOf(questions),
  ...learn(questions, makeVariations(questions, additions), withParts(questions, additions)),
};
const text = `${JSON.stringify(table, undefined, 2)}\n`;
writeFileSync(values.to, text);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${questions.length} questions, ${seconds} seconds, ${Buffer.byteLength(text)} bytes: ${values.to}`,
);

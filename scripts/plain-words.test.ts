import { expect, it } from 'vitest';
import { findObscureWords } from './plain-words.ts';

const textsIn = (source: string, isApiText = false) =>
  findObscureWords(source, isApiText).map(({ line, text }) => `${line}: ${text}`);

it.each([
  ['/** What repeats, as sure as a screen says it. */', 1],
  ['const a = 1;\n/**\n * Of what the screen is made.\n */', 2],
  ['// That a notice is not unusual.', 1],
  ['/* Of so many rows, the first. */', 1],
  ["it('what was edited stays', () => {});", 1],
  ["it.each([1])('that a row stays', () => {});", 1],
  ['// The days, of which\n// so many are over.', 2],
  ['// A line.\n// What comes after it.', 2],
])('finds %j', (source, line) => {
  expect(findObscureWords(source).map((finding) => finding.line)).toEqual([line]);
});

it.each([
  '/** Returns the days that are over. */',
  '// The answer depends on\n// what was asked.',
  "const question = 'What did I spend?';",
  '/** Whatever happens, the file is closed. */',
  "it('says what was added', () => {});",
])('accepts %j', (source) => {
  expect(textsIn(source)).toEqual([]);
});

it('reads the texts of the API document', () => {
  const source = "const notes = ['What is planned.', 'The days that are planned.'];";
  expect(textsIn(source)).toEqual([]);
  expect(textsIn(source, true)).toHaveLength(1);
});

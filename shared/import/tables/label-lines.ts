import { foldText } from './cells.ts';
import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';
import type { Table } from './split.ts';
import { findMeanings } from './header-meanings.ts';

type Pair = { label: string; value: string; line: number };

const PAIR = /^[ \t]{0,8}(\p{L}[\p{L} .]{1,28}?)[ \t]?:\s{0,8}(\S.{0,500}|)$/u;
/** Lines that are read to see whether the whole text is worth reading. */
const SAMPLE_LINES = 40;
/** No bank's file has more lines or labels. */
const MAX_LINES = 500_000;
const MAX_LABELS = 60;
/** The most lines above the first movement. */
const MAX_ABOVE = 200;

/** Makes a table of a text with a label and a value on each line, such as 'Date: 05/09/2026'; else undefined. */
export function splitLabels(text: string): Table | undefined {
  if (readPairs(text.slice(0, 4_000).split(/\r\n|\n|\r/, SAMPLE_LINES)) === undefined) return undefined;
  const all = text.split(/\r\n|\n|\r/, MAX_LINES + 1);
  const pairs = all.length > MAX_LINES ? undefined : readPairs(all);
  if (pairs === undefined) return undefined;
  const start = pairs.slice(0, MAX_ABOVE).findIndex((pair, at) => isDay(pair) && hasAmount(pairs, at));
  if (start === -1) return undefined;
  const first = pairs[start]?.label;
  const above = pairs.slice(0, start);
  const header = [...new Set(pairs.slice(start).map(({ label }) => label))];
  if (header.length > MAX_LABELS) return undefined;
  const rows: string[][] = [];
  const lines: number[] = [];
  for (const { label, value, line } of pairs.slice(start)) {
    if (label === first) {
      rows.push([]);
      lines.push(line);
    }
    const row = rows.at(-1) ?? [];
    row[header.indexOf(label)] = value;
  }
  const filled = rows.map((row) => header.map((_, column) => row[column] ?? ''));
  return {
    rows: [...above.map(({ label, value }) => [label, value]), header, ...filled],
    lines: [...above.map(({ line }) => line), pairs[start]?.line ?? 1, ...lines],
  };
}

/** Reads the labels and values of the lines; undefined if too many lines are something else. */
function readPairs(lines: readonly string[]): Pair[] | undefined {
  const pairs: Pair[] = [];
  let others = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = line.length > 600 ? null : PAIR.exec(line.trimEnd());
    if (found) pairs.push({ label: found[1] ?? '', value: found[2] ?? '', line: at + 1 });
    else others++;
  }
  return pairs.length < 3 || others > pairs.length / 10 ? undefined : pairs;
}

function isDay({ label, value }: Pair): boolean {
  const meanings = findMeanings(foldText(label));
  return meanings.includes('date') && readDate(value) !== undefined;
}

/** Whether an amount follows before the first label comes again. */
function hasAmount(pairs: readonly Pair[], start: number): boolean {
  const first = pairs[start]?.label;
  for (const { label, value } of pairs.slice(start + 1, start + 30)) {
    if (label === first) return false;
    const meanings = findMeanings(foldText(label));
    const isAmount = meanings.some((each) => each === 'amount' || each === 'debit' || each === 'credit');
    if (isAmount && readNumber(value) !== undefined) return true;
  }
  return false;
}

import { foldText } from './cells.ts';
import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';
import type { Table } from './split.ts';
import { meaningsOf } from './words.ts';

type Pair = { label: string; value: string; line: number };

const PAIR = /^[ \t]{0,8}(\p{L}[\p{L} .]{1,28}?)[ \t]?:\s{0,8}(\S.{0,500}|)$/u;
/** How many lines are looked at before the whole text is. */
const SAMPLE = 40;
/** No bank writes more lines, or other labels, for the movements that are read. */
const MAX_LINES = 500_000;
const MAX_LABELS = 60;
/** How far down the first movement is searched for. */
const MAX_ABOVE = 200;

/** A text with a label and a value a line, such as 'Date: 05/09/2026', as a table; undefined for any other text. */
export function splitLabels(text: string): Table | undefined {
  if (pairsOf(text.slice(0, 4_000).split(/\r\n|\n|\r/, SAMPLE)) === undefined) return undefined;
  const all = text.split(/\r\n|\n|\r/, MAX_LINES + 1);
  const pairs = all.length > MAX_LINES ? undefined : pairsOf(all);
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

/** The labels and values of the lines; undefined if some lines are something else. */
function pairsOf(lines: readonly string[]): Pair[] | undefined {
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
  const meanings = meaningsOf(foldText(label));
  return meanings.includes('date') && readDate(value) !== undefined;
}

/** Whether an amount comes before the same label comes again. */
function hasAmount(pairs: readonly Pair[], start: number): boolean {
  const first = pairs[start]?.label;
  for (const { label, value } of pairs.slice(start + 1, start + 30)) {
    if (label === first) return false;
    const meanings = meaningsOf(foldText(label));
    const isAmount = meanings.some((each) => each === 'amount' || each === 'debit' || each === 'credit');
    if (isAmount && readNumber(value) !== undefined) return true;
  }
  return false;
}

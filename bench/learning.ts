/**
 * Measures how often each rule suggests a category for the rows of a bank's file, and how often the right one. The
 * rules learn from a household's months before a day, and suggest for the three months after it. Rows that the
 * household left uncategorized do not count.
 *
 *   node bench/learning.ts
 */
import { addMonths } from '#shared/calendar.ts';
import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED } from '#shared/categories.ts';
import { completeMovement } from '#shared/import/formats/statement-list.ts';
import { previewRows } from '#shared/import/match/preview-rows.ts';
import type { Known, MatchOptions } from '#shared/import/match/types.ts';
import { toDecimalText } from '#shared/money.ts';
import { readHousehold, type HouseholdTransaction } from '#server/testing/household.ts';
import { HIDDEN_DIGITS } from '#shared/testing/hidden-digits.ts';

const DAYS = ['2018-01-01', '2020-04-01', '2022-07-01', '2025-10-01'];
const LEARNED_MONTHS = [1, 3, 24];
const ASKED_MONTHS = 3;
const OPTIONS: Omit<MatchOptions, 'today'> = {
  currency: 'EUR',
  language: 'en',
  categories: TRANSACTION_TYPES.flatMap((type) => CATEGORIES[type].map((id) => ({ id, type, name: id }))),
  mapped: {},
  ownAccounts: [],
  untitled: 'No description',
};
const household = readHousehold();

const results: Record<string, Record<string, string>> = {};
for (const months of LEARNED_MONTHS) {
  results[`as typed, ${months} months`] = measure(months, (name) => name);
  results[`as banks write, ${months} months`] = measure(months, writeAsBank);
  results[`unseen payees, ${months} months`] = measure(months, writeAsBank, { isUnseen: true });
}
console.table(results);

/** For each rule, returns the share of rows with a suggestion, and the share of right ones among them. */
function measure(
  months: number,
  write: (name: string, at: number) => string,
  { isUnseen = false } = {},
): Record<string, string> {
  const asked = { payee: 0, words: 0, seed: 0, none: 0, file: 0 };
  const right = { ...asked };
  let sum = 0;
  for (const day of DAYS) {
    const before = inPeriod(addMonths(day, -months), day);
    const after = inPeriod(day, addMonths(day, ASKED_MONTHS)).filter(
      ({ category }) => category !== undefined,
    );
    for (const part of isUnseen ? groupByName(after) : [after]) {
      const learned = isUnseen
        ? before.filter(({ description }) => description !== part[0]?.description)
        : before;
      const movements = part.map(({ date, type, amount, description }, at) =>
        completeMovement({
          line: at + 1,
          date,
          amount: `${type === 'expense' ? '-' : ''}${toDecimalText(amount, 2)}`,
          currency: null,
          text: write(description, at),
        }),
      );
      const files = [{ sourceId: 'bank', account: null, movements }];
      for (const [at, row] of previewRows(files, toKnown(learned), { ...OPTIONS, today: day }).entries()) {
        asked[row.reason.kind]++;
        sum++;
        if (row.category === part[at]?.category) right[row.reason.kind]++;
      }
    }
  }
  const show = (kind: keyof typeof asked) =>
    asked[kind] === 0
      ? '–'
      : `${percent(asked[kind], sum)} of rows, ${percent(right[kind], asked[kind])} right`;
  return {
    payee: show('payee'),
    words: show('words'),
    'known words': show('seed'),
    none: percent(asked.none, sum),
  };
}

function inPeriod(from: string, to: string): HouseholdTransaction[] {
  return household.filter(({ date }) => date >= from && date < to);
}

function groupByName(transactions: readonly HouseholdTransaction[]): HouseholdTransaction[][] {
  return [...Map.groupBy(transactions, ({ description }) => description).values()];
}

function writeAsBank(name: string, at: number): string {
  const capitals = name.toUpperCase();
  const number = 1_000 + (at % 9_000);
  const texts = [
    `COMPRA TARJ. 0000${HIDDEN_DIGITS}${number} ${capitals} MADRID ES`,
    `PAGO EN ${capitals}, BARCELONA EL 2026-03-12`,
    `POS ${capitals} ${100_000 + at}`,
  ];
  return texts[at % texts.length] ?? name;
}

/** The household's transactions as known ones; their amounts differ from the file's, so that no row matches one. */
function toKnown(transactions: readonly HouseholdTransaction[]): Known {
  return {
    transactions: transactions.map(({ category = UNCATEGORIZED, ...each }, at) => ({
      ...each,
      id: String(at),
      amount: each.amount + 1_000_000,
      category,
      sourceId: null,
    })),
    rows: [],
    named: [],
    occurrences: [],
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

/**
 * Measures how often each rule suggests a category for the rows of a bank's file, and how often the right one. The
 * rules learn from a household's months before a day, and suggest for the three months after it. Rows that the
 * household left uncategorized do not count.
 *
 *   node bench/learning.ts
 */
import { addMonths } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { completeMovement } from '#shared/import/formats/statement-list.ts';
import { EMPTY_ACCOUNT } from '#shared/import/match/default-result.ts';
import { preview } from '#shared/import/match/testing/preview.ts';
import type { ImportHistory } from '#shared/import/match/types.ts';
import { toDecimalText } from '#shared/money.ts';
import { readHousehold, type HouseholdTransaction } from '#server/testing/household.ts';
import { HIDDEN_DIGITS } from '#shared/testing/hidden-digits.ts';

const DAYS = ['2018-01-01', '2020-04-01', '2022-07-01', '2025-10-01'];
const LEARNED_MONTHS = [1, 3, 24];
const ASKED_MONTHS = 3;
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
  const suggested = { payee: 0, words: 0, seed: 0, none: 0, file: 0 };
  const right = { ...suggested };
  let rowCount = 0;
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
      for (const [at, row] of preview(movements, toKnown(learned), { today: day }).entries()) {
        suggested[row.reason.kind]++;
        rowCount++;
        if (row.category === part[at]?.category) right[row.reason.kind]++;
      }
    }
  }
  const show = (kind: keyof typeof suggested) =>
    suggested[kind] === 0
      ? '–'
      : `${percent(suggested[kind], rowCount)} of rows, ${percent(right[kind], suggested[kind])} right`;
  return {
    payee: show('payee'),
    words: show('words'),
    'known words': show('seed'),
    none: percent(suggested.none, rowCount),
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

/** Makes the account's data. The amounts differ from the file's, so that no row matches a transaction. */
function toKnown(transactions: readonly HouseholdTransaction[]): ImportHistory {
  return {
    ...EMPTY_ACCOUNT,
    transactions: transactions.map(({ category = UNCATEGORIZED, amount, ...fields }, at) => ({
      ...fields,
      id: String(at),
      amount: amount + 1_000_000,
      category,
      sourceId: null,
    })),
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

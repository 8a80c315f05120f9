import { fold } from '#shared/import/match/fold.ts';
import type { PreviewGroup, PreviewRow } from '#shared/import/match/types.ts';
import type { Preview } from './decisions.ts';
import type { GroupRows, ShownGroup, UnreadableLine } from './items.ts';

export const ORDERS = ['newest', 'oldest', 'largest', 'text'] as const;
type Order = (typeof ORDERS)[number];

/** A search for rows, and their order. An undefined group or account means all of them. */
export type View = {
  query: string;
  group: ShownGroup | undefined;
  account: string | undefined;
  order: Order;
};

export const UNFILTERED_VIEW: View = { query: '', group: undefined, account: undefined, order: 'newest' };

/** The groups in the order of the screen. The rows of the first group need a decision. */
const GROUPS = [
  'perhaps',
  'new',
  'transfer',
  'leftOut',
  'deleted',
  'there',
] as const satisfies PreviewGroup[];

/** `accounts` has the name of the account for each `row.file`. */
type Options = { view: View; accounts: readonly string[]; locale: string };

/** Returns the rows that a search finds, by group and in the chosen order. Groups without rows are left out. */
export function arrange({ rows, decisions }: Preview, { view, accounts, locale }: Options): GroupRows[] {
  const isFound = toFilter(view.query);
  const indexes = new Map<PreviewGroup, number[]>(GROUPS.map((group) => [group, []]));
  const toText = (index: number) => decisions[index]?.description ?? '';
  for (const [index, row] of rows.entries()) {
    if (view.account !== undefined && accounts[row.file] !== view.account) continue;
    if (isFound(`${toText(index)} ${row.text}`)) indexes.get(row.group)?.push(index);
  }
  const compare = toCompare(rows, view.order, { toText, locale });
  return GROUPS.map((group) => ({
    group,
    indexes: (indexes.get(group) ?? []).toSorted((one, other) => compare(one, other) || one - other),
  })).filter(({ indexes: found }) => found.length > 0);
}

/** Returns the unreadable rows that a search finds. */
export function findUnreadableRows(
  rows: readonly UnreadableLine[],
  { query, account }: View,
): UnreadableLine[] {
  const isFound = toFilter(query);
  return rows.filter((row) => (account === undefined || row.account === account) && isFound(row.text));
}

/** A text is found if it contains every word of a query, in any case and with or without accents. */
function toFilter(query: string): (text: string) => boolean {
  const words = fold(query).split(' ');
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

type Texts = { toText: (index: number) => string; locale: string };
type Compare = (one: number, other: number) => number;

function toCompare(rows: readonly PreviewRow[], order: Order, { toText, locale }: Texts): Compare {
  const day = (index: number) => rows[index]?.date ?? '';
  const size = (index: number) => Math.abs(rows[index]?.amountMinor ?? 0);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const orders: Record<Order, Compare> = {
    newest: (one, other) => compareDays(day(other), day(one)),
    oldest: (one, other) => compareDays(day(one), day(other)),
    largest: (one, other) => size(other) - size(one),
    text: (one, other) => compare(toText(one), toText(other)),
  };
  return orders[order];
}

const compareDays = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

import { fold } from '#shared/import/match/fold.ts';
import type { PreviewGroup, PreviewRow } from '#shared/import/match/types.ts';
import type { Preview } from './decisions.ts';
import type { GroupRows, LostRow } from './items.ts';

export const ORDERS = ['newest', 'oldest', 'largest', 'text'] as const;
type Order = (typeof ORDERS)[number];

/** What somebody wants to see of the rows, and in which order. */
export type View = { query: string; account: string | undefined; order: Order };

export const WHOLE_VIEW: View = { query: '', account: undefined, order: 'newest' };

/** The groups in the order of the screen: first what needs a decision. */
const GROUPS = [
  'perhaps',
  'new',
  'transfer',
  'leftOut',
  'deleted',
  'there',
] as const satisfies PreviewGroup[];

/** `accounts` has the name of the account of each `row.file`. */
type Reader = { view: View; accounts: readonly string[]; locale: string };

/** The rows of each group that a view has, in its order. */
export function arrange({ rows, decisions }: Preview, { view, accounts, locale }: Reader): GroupRows[] {
  const isFound = finder(view.query);
  const indexes = new Map<PreviewGroup, number[]>(GROUPS.map((group) => [group, []]));
  const textOf = (index: number) => decisions[index]?.description ?? '';
  for (const [index, row] of rows.entries()) {
    if (view.account !== undefined && accounts[row.file] !== view.account) continue;
    if (isFound(`${textOf(index)} ${row.text}`)) indexes.get(row.group)?.push(index);
  }
  const compare = comparer(rows, view.order, { textOf, locale });
  return GROUPS.map((group) => ({
    group,
    indexes: (indexes.get(group) ?? []).toSorted((one, other) => compare(one, other) || one - other),
  })).filter((each) => each.indexes.length > 0);
}

/** The rows that cannot be read and that a view has. */
export function findLostRows(lost: readonly LostRow[], { query, account }: View): LostRow[] {
  const isFound = finder(query);
  return lost.filter((row) => (account === undefined || row.account === account) && isFound(row.text));
}

/** Whether a text has every word of a query, or its beginning, however it is written. */
function finder(query: string): (text: string) => boolean {
  const words = fold(query).split(' ');
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

type Texts = { textOf: (index: number) => string; locale: string };
type Compare = (one: number, other: number) => number;

function comparer(rows: readonly PreviewRow[], order: Order, { textOf, locale }: Texts): Compare {
  const day = (index: number) => rows[index]?.date ?? '';
  const size = (index: number) => Math.abs(rows[index]?.amountMinor ?? 0);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const orders: Record<Order, Compare> = {
    newest: (one, other) => compareDays(day(other), day(one)),
    oldest: (one, other) => compareDays(day(one), day(other)),
    largest: (one, other) => size(other) - size(one),
    text: (one, other) => compare(textOf(one), textOf(other)),
  };
  return orders[order];
}

const compareDays = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

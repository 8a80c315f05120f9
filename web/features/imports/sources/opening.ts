import type { addSource } from '#shared/contract/sources.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { addDecimals } from '#shared/import/decimal.ts';
import { toMinorUnits } from '#shared/money.ts';
import type { FileAccount } from './accounts.ts';

type Opening = NonNullable<BodyOf<typeof addSource>['opening']>;

/**
 * Returns the money that accounts of applications began with, together, at the start of their first day, because rows
 * before an opening do not count. Returns undefined if the file has no such row, or if the amount cannot be stored.
 */
export function findOpening(
  ofSource: readonly FileAccount[],
  all: readonly FileAccount[],
  decimals: number,
): Opening | undefined {
  const own = ofSource.flatMap(({ statements }) => statements.flatMap(({ movements }) => movements));
  const amounts = listOpenings(ofSource);
  if (amounts.length === 0) return undefined;
  const amount = Number(addDecimals(amounts));
  const minor = toMinorUnits(Math.abs(amount), decimals);
  if (!minor.ok && minor.reason !== 'notPositive') return undefined;
  const days = [...own, ...findTransfersTo(ofSource, all)].map(({ date }) => date).toSorted();
  return { amount, day: days[0] ?? '' };
}

/** Lists the amounts that accounts began with. Several files of an account may have the same row. */
function listOpenings(ofSource: readonly FileAccount[]): string[] {
  const openings = ofSource
    .flatMap(({ statements }) => statements)
    .flatMap(({ account, movements }) =>
      movements
        .filter(({ isOpening }) => isOpening === true)
        .map(({ date, amount }) => [JSON.stringify([account, date, amount]), amount] as const),
    );
  return [...new Map(openings).values()];
}

/** Finds the transfers of other accounts of the files that name one of these accounts. */
function findTransfersTo(ofSource: readonly FileAccount[], all: readonly FileAccount[]) {
  const names = new Set(ofSource.flatMap(({ statements }) => statements.map(({ account }) => account)));
  return all
    .filter(({ app }) => app !== null)
    .flatMap(({ statements }) => statements.flatMap(({ movements }) => movements))
    .filter(({ counterAccount }) => counterAccount !== null && names.has(counterAccount));
}

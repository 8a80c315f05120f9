import type { CalendarRange } from '#shared/calendar.ts';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import type { MerchantSums, Merchants } from '#shared/contract/reports.ts';
import { MAX_REPORT_MERCHANTS } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { withoutMonth } from '#shared/recognition/normalise-description.ts';
import { shareBase } from '#shared/shares.ts';
import type { Reader } from '#server/database/schema.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { sumDescriptions, type DescriptionTotal } from './queries.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { countAll } from './sums.ts';

export type MinorMerchant = DescriptionTotal & { key: string };

/** Returns the merchants of a range, of one type or of both, the largest sum first. */
export async function readMerchants(
  db: Reader,
  userId: string,
  { type, ...range }: CalendarRange & { type?: TransactionType | undefined },
): Promise<MinorMerchant[]> {
  const types = type === undefined ? TRANSACTION_TYPES : [type];
  const rows = await sumDescriptions(db, userId, { ...range, types });
  return mergeByKey(rows).toSorted(largestFirst);
}

/** Lists the first `limit` merchants of a period, the largest sum first, and the totals of all. */
export async function listMerchants(
  { db }: Pick<ReportSource, 'db'>,
  user: ReportUser,
  { type = 'expense', ...period }: CalendarRange & { type?: TransactionType | undefined },
  limit = MAX_REPORT_MERCHANTS,
): Promise<Merchants> {
  const merchants = await readMerchants(db, user.userId, { ...period, type });
  const decimals = currencyDecimals(user.currency);
  const totals = merchants.map(({ total }) => total);
  return {
    period,
    later: await sumLater(db, user, { ...period, type }),
    type,
    total: toMajorUnits(
      totals.reduce((sum, total) => sum + total, 0),
      decimals,
    ),
    shareBase: toMajorUnits(shareBase(totals), decimals),
    count: countAll(merchants),
    merchants: merchants.length,
    items: merchants.slice(0, limit).map((merchant) => toMerchantSums(merchant, decimals)),
  };
}

function toMerchantSums(
  { type, key, description, total, count, first, last }: MinorMerchant,
  decimals: number,
): MerchantSums {
  return {
    type,
    key,
    name: withoutMonth(description),
    amount: toMajorUnits(total, decimals),
    count,
    first,
    last,
  };
}

/** Merges the spellings of each merchant. The latest description stays; of several on one day, the shortest. */
function mergeByKey(rows: readonly DescriptionTotal[]): MinorMerchant[] {
  const merged = new Map<string, MinorMerchant>();
  for (const row of rows) {
    const key = merchantKey(row.description);
    const id = row.type + key;
    const existing = merged.get(id);
    if (existing === undefined) merged.set(id, { ...row, key });
    else addTo(existing, row);
  }
  return [...merged.values()];
}

function addTo(merchant: MinorMerchant, row: DescriptionTotal): void {
  const [added, stored] = [row.description, merchant.description];
  const order = added.length - stored.length || (added < stored ? -1 : 1);
  if (row.last > merchant.last || (row.last === merchant.last && order < 0)) merchant.description = added;
  merchant.total += row.total;
  merchant.count += row.count;
  if (row.first < merchant.first) merchant.first = row.first;
  if (row.last > merchant.last) merchant.last = row.last;
}

function largestFirst(one: MinorMerchant, other: MinorMerchant): number {
  return other.total - one.total || other.count - one.count || (one.key < other.key ? -1 : 1);
}

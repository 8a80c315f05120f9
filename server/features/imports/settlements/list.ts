import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listSettlements } from '#shared/contract/settlements.ts';
import { readSettlement } from '#shared/import/match/settlements.ts';
import { MAX_SETTLED_AT_ONCE } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { ImportsOptions } from '../imports.ts';
import { selectOpenEntries } from './queries.ts';
import { readStates } from './states.ts';

/** Lists the settlements among the next entries of an import. */
export async function listSettlementPage(
  db: Reader,
  transfers: ImportsOptions['transfers'],
  {
    userId,
    currency,
    importId,
    cursor,
  }: { userId: string; currency: string; importId: string; cursor: string | undefined },
): Promise<OutputOf<typeof listSettlements>> {
  const limit = MAX_SETTLED_AT_ONCE;
  const afterLine = cursor === undefined ? 0 : readCursor(cursor);
  const page = await selectOpenEntries(db, { userId, importId }, { afterLine, limit });
  const found = page.flatMap((entry) => {
    const settlement = readSettlement(entry.text, entry.amount_minor);
    if (settlement === undefined && entry.outcome !== 'transfer') return [];
    return [{ entry, settlement: settlement ?? { kind: 'other' as const, counterpart: '' } }];
  });
  const entries = found.map(({ entry }) => entry);
  const states = await readStates(db, transfers, { userId, importId, entries });
  const decimals = currencyDecimals(currency);
  const items = found.flatMap(({ entry: { line, date, amount_minor, text }, settlement }) => {
    const state = states.get(line);
    const amount = toMajorUnits(amount_minor, decimals);
    return state === undefined ? [] : [{ line, date, amount, text, ...settlement, ...state }];
  });
  return { items, nextCursor: page.length < limit ? null : String(page.at(-1)?.line ?? '') };
}

function readCursor(cursor: string): number {
  if (!/^\d{1,7}$/.test(cursor)) throw fieldError('cursor', 'invalid');
  return Number(cursor);
}

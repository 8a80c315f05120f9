import type { StoredStatement } from '#shared/contract/balances.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { StatementRow } from '#server/database/schema/accounts.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectStatementsAfter } from './queries.ts';

export async function* streamStatements(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
): AsyncGenerator<StoredStatement, void> {
  const decimals = currencyDecimals(currency);
  const batches = readInTurns<StatementRow>((last, limit) =>
    selectStatementsAfter(db, userId, { after: last ?? { source_id: '', day: '' }, limit }),
  );
  for await (const rows of batches) {
    for (const { source_id, day, balance_minor, import_id, created_at } of rows)
      yield {
        account: source_id,
        day,
        balance: toMajorUnits(balance_minor, decimals),
        importId: import_id,
        createdAt: new Date(created_at).toISOString(),
      };
  }
}

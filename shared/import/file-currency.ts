import { currencyOfAccount } from './account-currency.ts';
import type { FileCurrency, ReadOptions, Reading, Statement } from './types.ts';

/** The ISO codes of currencies that banks call by another code. */
const ISO_CODES = new Map(Object.entries({ RUR: 'RUB', CNH: 'CNY', RMB: 'CNY' }));

/**
 * Gives statements without a currency the currency of their account's country, and finds the currency of most
 * movements. A currency that a person chose replaces that one and any missing one.
 */
export function assignCurrencies(
  reading: Reading,
  { answers }: ReadOptions,
): { reading: Reading; fileCurrency: FileCurrency | undefined } {
  const counts = new Map<string, { count: number; from: FileCurrency['from'] }>();
  const statements = reading.statements.map((statement) => {
    const currency = toIsoCode(statement.currency) ?? currencyOfAccount(statement.account);
    const movements = statement.movements.map((movement) => ({
      ...movement,
      currency: toIsoCode(movement.currency),
    }));
    for (const movement of movements) {
      const code = movement.currency ?? currency;
      if (code === null) continue;
      const from = movement.currency === null && statement.currency === null ? 'account' : 'text';
      counts.set(code, { count: (counts.get(code)?.count ?? 0) + 1, from: counts.get(code)?.from ?? from });
    }
    return { ...statement, currency, movements };
  });
  const [most] = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
  const fileCurrency = most === undefined ? undefined : { code: most[0], from: most[1].from };
  const chosen = answers?.currency;
  if (chosen === undefined) return { reading: { ...reading, statements }, fileCurrency };
  const inChosen = statements.map((each) => replaceCurrency(each, fileCurrency?.code, chosen));
  return { reading: { ...reading, statements: inChosen }, fileCurrency };
}

/** Replaces one currency, and any missing one, by another. */
function replaceCurrency(statement: Statement, replaced: string | undefined, currency: string): Statement {
  return {
    ...statement,
    currency: statement.currency === null || statement.currency === replaced ? currency : statement.currency,
    movements: statement.movements.map((movement) =>
      movement.currency === replaced ? { ...movement, currency } : movement,
    ),
  };
}

const toIsoCode = (code: string | null) => (code === null ? null : (ISO_CODES.get(code) ?? code));

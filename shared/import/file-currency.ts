import { currencyOfAccount } from './account-currency.ts';
import type { FileCurrency, ReadOptions, Reading, Statement } from './types.ts';

/** Codes of today for those that banks write for the same money. */
const SAME = new Map(Object.entries({ RUR: 'RUB', CNH: 'CNY', RMB: 'CNY' }));

export type NamedReading = { reading: Reading; fileCurrency: FileCurrency | undefined };

/**
 * Gives movements without a currency that of the country of their account, and says in which currency most of the file
 * is. If a person chose another one, it takes the place of that currency, and of none.
 */
export function nameCurrency(reading: Reading, { answers }: ReadOptions): NamedReading {
  const counts = new Map<string, { count: number; from: FileCurrency['from'] }>();
  const statements = reading.statements.map((statement) => {
    const currency = ofToday(statement.currency) ?? currencyOfAccount(statement.account);
    const movements = statement.movements.map((movement) => ({
      ...movement,
      currency: ofToday(movement.currency),
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
  const inChosen = statements.map((each) => withCurrency(each, fileCurrency?.code, chosen));
  return { reading: { ...reading, statements: inChosen }, fileCurrency };
}

/** The statement with another currency in the place of one, and of none. */
function withCurrency(statement: Statement, replaced: string | undefined, currency: string): Statement {
  return {
    ...statement,
    currency: statement.currency === null || statement.currency === replaced ? currency : statement.currency,
    movements: statement.movements.map((movement) =>
      movement.currency === replaced ? { ...movement, currency } : movement,
    ),
  };
}

const ofToday = (code: string | null) => (code === null ? null : (SAME.get(code) ?? code));

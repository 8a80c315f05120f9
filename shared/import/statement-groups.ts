import type { TableSample } from './tables/sample.ts';
import type { Format, Statement } from './types.ts';

/** An account's number as everybody writes it: 'es91 2100…' is 'ES912100…'. */
export function plainAccount(account: string): string {
  return account.toUpperCase().replace(/[^\dA-Z]/g, '');
}

/** Whether an account has a number. Exports of applications give it a name. */
export function hasNumber(account: string | null): account is string {
  return account !== null && (account.match(/\d/g)?.length ?? 0) >= 4;
}

/** The application whose export a file is, or null. */
export function appOf(format: Format, sample: TableSample | null): string | null {
  return format === 'saldoJson' ? 'Saldo' : (sample?.app ?? null);
}

/** The statements of each account, by its plain number. All of an application's export counts as one. */
export function groupStatements(
  statements: readonly Statement[],
  app: string | null,
): Map<string, Statement[]> {
  return Map.groupBy(statements, ({ account }) =>
    app === null && hasNumber(account) ? plainAccount(account) : '',
  );
}

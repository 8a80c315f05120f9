import type { TableSample } from './tables/sample.ts';
import type { Format, Statement } from './types.ts';

/** Writes an account's number without spaces and in capitals: 'es91 2100…' becomes 'ES912100…'. */
export function plainAccount(account: string): string {
  return account.toUpperCase().replace(/[^\dA-Z]/g, '');
}

/** Whether an account has a number; exports of applications have a name instead. */
export function hasNumber(account: string | null): account is string {
  return account !== null && (account.match(/\d/g)?.length ?? 0) >= 4;
}

/** Returns the name of the application that exported a file, or null. */
export function findAppName(format: Format, sample: TableSample | null): string | null {
  return format === 'saldoJson' ? 'Saldo' : (sample?.app ?? null);
}

/** Groups statements by the plain number of their account. The whole export of an application is one group. */
export function groupStatements(
  statements: readonly Statement[],
  app: string | null,
): Map<string, Statement[]> {
  return Map.groupBy(statements, ({ account }) =>
    app === null && hasNumber(account) ? plainAccount(account) : '',
  );
}

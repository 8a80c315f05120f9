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

/** Groups statements by the plain number of their account; those of an application by its number or its name. */
export function groupStatements(
  statements: readonly Statement[],
  app: string | null,
): Map<string, Statement[]> {
  return Map.groupBy(statements, ({ account }) => {
    if (account === null) return '';
    if (app !== null) return isIban(account) ? plainAccount(account) : account;
    return hasNumber(account) ? plainAccount(account) : '';
  });
}

/** Whether an account of an application has an IBAN; a name may have a few digits too. */
export function isIban(account: string): boolean {
  return hasNumber(account) && /^[A-Z]{2}\d{2}(?=(?:.*\d){6})(?: ?[A-Z\d]){11,30}$/.test(account);
}

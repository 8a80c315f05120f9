import { paths } from '#shared/paths.ts';

/** The parameter of the accounts' screen that names the account that it shows. */
export const ACCOUNT_PARAMETER = 'account';

/** The address of one account's screen. */
export function accountPath(id: string): string {
  return `${paths.accounts}?${ACCOUNT_PARAMETER}=${id}`;
}

import type { Source } from '#shared/contract/sources.ts';
import type { Statement } from '#shared/import/types.ts';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';

/** A statement of a file with the name of its account. The `file` of a row is an index in a list of these. */
export type RowAccount = { fileId: string; fileName: string; name: string; statement: Statement };

/** Names the account of each statement: after its source, or as the application that wrote the file does. */
export function toRowAccounts(
  accounts: readonly FileAccount[],
  choices: SourceChoices,
  sources: readonly Source[],
): RowAccount[] {
  return accounts.flatMap((account) => {
    const source = findSourceName(account, choices, sources);
    return account.statements.map((statement) => {
      const { fileId, fileName } = account;
      return { fileId, fileName, name: toAccountName(account, source, statement), statement };
    });
  });
}

export function findSourceName(
  { key }: FileAccount,
  { chosen, drafts }: SourceChoices,
  sources: readonly Source[],
): string {
  return [...drafts, ...sources].find(({ id }) => id === chosen[key])?.name ?? '';
}

function toAccountName({ app, end }: FileAccount, source: string, statement: Statement): string {
  if (app !== null) return statement.accountName || statement.account || source;
  return end === null || source.includes(end) ? source : `${source} · ${end}`;
}

/** A key that is unique among the accounts of all files. */
export const accountKey = ({ fileId, name }: Pick<RowAccount, 'fileId' | 'name'>) => `${fileId} ${name}`;

import { EXPORT_VERSION, type AccountExport } from '#shared/contract/account.ts';
import type { Transaction } from '#shared/contract/transactions.ts';

type Head = Omit<AccountExport, 'format' | 'version' | 'records'>;

/** The export as pieces of JSON text, so that the transactions need not fit into memory. */
export async function* toJsonExport(head: Head, records: AsyncIterable<Transaction>): AsyncGenerator<string> {
  const opening = JSON.stringify({ format: 'saldo', version: EXPORT_VERSION, ...head });
  yield `${opening.slice(0, -1)},"records":[`;
  let separator = '\n';
  for await (const transaction of records) {
    yield separator + JSON.stringify(transaction);
    separator = ',\n';
  }
  yield '\n]}\n';
}

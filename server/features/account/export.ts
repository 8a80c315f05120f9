import { EXPORT_VERSION, type AccountExport } from '#shared/contract/account.ts';
import type { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import type { Transaction } from '#shared/contract/transactions.ts';

type Head = Omit<AccountExport, 'format' | 'version' | 'records' | 'deletedRecords'>;
type Lists = { records: AsyncIterable<Transaction>; deletedRecords: AsyncIterable<DeletedTransaction> };

/** The export as pieces of JSON text, so that the transactions need not fit into memory. */
export async function* toJsonExport(head: Head, lists: Lists): AsyncGenerator<string> {
  const opening = JSON.stringify({ format: 'saldo', version: EXPORT_VERSION, ...head });
  yield opening.slice(0, -1);
  for (const [name, list] of Object.entries(lists)) {
    yield `,"${name}":[`;
    let separator = '\n';
    for await (const each of list) {
      yield separator + JSON.stringify(each);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '}\n';
}

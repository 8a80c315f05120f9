import { uuidv7 } from 'uuidv7';
import { IMPORTS, otherRow, SOURCES } from './import-rows.ts';
import type { TestClient } from './test-client.ts';
import { addAccount, TRANSFERS } from './transfers.ts';

/** Adds an account of a kind, which is also its name, and returns its id. */
export async function addKind(user: TestClient, kind: string): Promise<string> {
  return await addAccount(user, { kind, name: kind });
}

/** Returns a row that reads as a transfer to an account, or to one that is not kept here; without one, it has no answer. */
export function transferRow(
  line: number,
  bank: { amount: number; date?: string; text?: string },
  account?: string | null,
) {
  return {
    ...otherRow(line, 'transfer', bank),
    ...(account !== undefined && { transfer: { id: uuidv7(), account } }),
  };
}

/** Imports rows into an account, and returns the id of the import. Throws if they are not saved. */
export async function importInto(
  user: TestClient,
  sourceId: string,
  rows: readonly unknown[],
): Promise<string> {
  const id = uuidv7();
  await user.post(IMPORTS, { id, sourceId, fileName: 'november.csv', format: 'csv' });
  const saved = await user.post(`${IMPORTS}/${id}/rows`, { rows });
  if (saved.status !== 200) throw new Error(`The rows were not saved: ${JSON.stringify(saved.body)}`);
  await user.post(`${IMPORTS}/${id}/finish`);
  return id;
}

/** Lists the transfers as `from to amount day`, by the names of the accounts; `-` is an account not kept here. */
export async function readTransfers(user: TestClient): Promise<string[]> {
  const { items: sources } = (await user.get(SOURCES)).body as { items: { id: string; name: string }[] };
  const toName = (id: string | null) => sources.find((source) => source.id === id)?.name ?? '-';
  const { items } = (await user.get(TRANSFERS)).body as {
    items: { fromAccount: string | null; toAccount: string | null; amount: number; date: string }[];
  };
  return items.map((each) =>
    [toName(each.fromAccount), toName(each.toAccount), each.amount, each.date].join(' '),
  );
}

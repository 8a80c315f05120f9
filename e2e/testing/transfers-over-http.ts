import { addRecurringTransfer, type NewRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import type { NewTransfer, Transfer } from '#shared/contract/transfers.ts';
import type { Visit } from './people.ts';
import { sharedServer } from './stage.ts';

type Visitor = Pick<Visit, 'context'>;
const path = '/api/v1/transfers';

/** Lists the transfers of a visitor of the shared server, the newest first. */
export async function listTransfersOverHttp({ context }: Visitor): Promise<Transfer[]> {
  const response = await context.request.get(`${sharedServer().url}${path}`);
  return ((await response.json()) as { items: Transfer[] }).items;
}

/** Adds a transfer of a visitor of the shared server, and returns its id. */
export async function addTransferOverHttp({ context }: Visitor, data: NewTransfer): Promise<string> {
  const { url } = sharedServer();
  const response = await context.request.post(`${url}${path}`, { headers: { origin: url }, data });
  if (!response.ok()) throw new Error(await response.text());
  return ((await response.json()) as Transfer).id;
}

/** Adds a monthly transfer of a visitor of the shared server. */
export async function addRecurringTransferOverHttp(
  { context }: Visitor,
  fields: Partial<NewRecurringTransfer> & Pick<NewRecurringTransfer, 'firstDay'>,
): Promise<void> {
  const { url } = sharedServer();
  const monthly = { unit: 'month', every: 1, secondDay: null, on: 'day', shift: 'none', endDay: null };
  const response = await context.request.post(url + addRecurringTransfer.path, {
    headers: { origin: url },
    data: { ...monthly, ...fields },
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** Moves a transfer of a visitor of the shared server to the bin. */
export async function deleteTransferOverHttp({ context }: Visitor, id: string): Promise<void> {
  const { url } = sharedServer();
  const response = await context.request.delete(`${url}${path}/${id}`, { headers: { origin: url } });
  if (!response.ok()) throw new Error(await response.text());
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  addTransfer,
  deleteTransfer,
  editTransfer,
  eraseDeletedTransfers,
  eraseTransfer,
  listDeletedTransfers,
  listTransfers,
  restoreTransfer,
  type NewTransfer,
  type Transfer,
  type TransferChanges,
} from '#shared/contract/transfers.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';
import { balancesKey } from '#web/lib/accounts/balances.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { call } from '#web/lib/api/call.ts';

export const transfersKey = ['transfers'] as const;
const FIRST_PAGE_SIZE = 10;

const paged = {
  meta: { refetchOn: ['records'] as const },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

/** The transfers of an account, or all, the newest first, page by page. */
export function useTransfers(account?: string) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...transfersKey, 'list', account ?? ''],
    queryFn: ({ pageParam: cursor, signal }) => {
      const limit = cursor === undefined ? FIRST_PAGE_SIZE : MAX_PAGE_SIZE;
      return call(listTransfers, { query: { account, limit, cursor } }, { signal });
    },
  });
}

/** The transfers in the bin, the latest deletion first, page by page. */
export function useDeletedTransfers() {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...transfersKey, 'deleted'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listDeletedTransfers, { query: { limit: MAX_PAGE_SIZE, cursor } }, { signal }),
  });
}

/** Adds a transfer. If the response was lost, the form may send it again with other content, which replaces the first. */
export async function sendTransfer(body: NewTransfer & { id: string }): Promise<Transfer> {
  const { id, ...fields } = body;
  return await addOrReplace(
    () => call(addTransfer, { body }),
    () => call(editTransfer, { params: { id }, body: fields }),
  );
}

/** Returns a function that waits for a change of transfers, and then fetches them and the balances again. */
export function useRefetchAfter() {
  const client = useQueryClient();
  return async <T>(write: Promise<T>): Promise<T> => {
    const result = await write;
    void client.invalidateQueries({ queryKey: balancesKey });
    await client.invalidateQueries({ queryKey: transfersKey });
    return result;
  };
}

/** Functions that change transfers. */
export function useTransferWrites() {
  const refetchAfter = useRefetchAfter();
  return {
    add: (body: NewTransfer & { id: string }) => refetchAfter(sendTransfer(body)),
    edit: (id: string, body: TransferChanges) => refetchAfter(call(editTransfer, { params: { id }, body })),
    remove: (id: string) => refetchAfter(call(deleteTransfer, { params: { id } })),
    restore: (id: string) => refetchAfter(call(restoreTransfer, { params: { id } })),
    erase: (id: string) => refetchAfter(call(eraseTransfer, { params: { id } })),
    eraseAll: () => refetchAfter(call(eraseDeletedTransfers, {})),
  };
}

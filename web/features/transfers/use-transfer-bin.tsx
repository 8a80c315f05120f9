import type { ReactNode } from 'react';
import { useDeletedTransfers, useTransferWrites } from './api.ts';
import { DeletedTransfers } from './deleted-transfers.tsx';

/** The part of the bin with the deleted transfers. */
export function useTransferBin(): { isEmpty: boolean; section: ReactNode; eraseAll: () => Promise<unknown> } {
  const query = useDeletedTransfers();
  const { eraseAll } = useTransferWrites();
  const hasTransfers = (query.data?.pages[0]?.items.length ?? 0) > 0;
  return {
    isEmpty: !hasTransfers && !query.isPending,
    section: hasTransfers && <DeletedTransfers query={query} />,
    eraseAll,
  };
}

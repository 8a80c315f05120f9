import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { toMajorUnits } from '#shared/money.ts';
import type { TransferReading } from '#shared/quick-add/transfers.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useTransferWrites } from './api.ts';

/** Returns a function that adds the transfer of a line, and returns its id. The transfer keeps its id until it is saved. */
export function useAddReadTransfer(): (reading: TransferReading) => Promise<string> {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const { add } = useTransferWrites();
  const id = useRef(uuidv7());
  return async ({ amountMinor, day, ...fields }) => {
    const addedId = id.current;
    await add({ id: addedId, ...fields, amount: toMajorUnits(amountMinor, decimals), date: day });
    id.current = uuidv7();
    showToast({ kind: 'success', message: t('transfers.toasts.added') });
    return addedId;
  };
}

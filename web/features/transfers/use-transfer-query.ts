import { useEffect, useEffectEvent } from 'react';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { isTransferQuery, readTransferQuery, withoutTransfer } from './transfer-query.ts';
import type { TransferFormState } from './use-transfer-form.ts';

/** Fills the form from the address, and then removes the values from the address. Nothing is saved. */
export function useTransferQuery({ amounts, set }: TransferFormState): void {
  const { decimals, today, day } = useFormat();
  const accounts = useOfferedAccounts();
  const [query, change] = useSearchParams();
  const fill = useEffectEvent(() => {
    if (!isTransferQuery(query)) return;
    const showDay = (date: string) => day(date);
    set(readTransferQuery(query, { amounts, decimals, today: today(), showDay, accounts }));
    change(withoutTransfer, { replace: true });
  });
  const search = query.toString();
  useEffect(() => fill(), [search]);
}

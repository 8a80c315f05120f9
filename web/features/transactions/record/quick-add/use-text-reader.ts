import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import { readLastAccount } from '#web/lib/accounts/last-account.ts';
import { accountsQuery } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { toTyped } from '../form/transaction-fields.ts';
import { useReadLine, useWriter } from './use-read-line.ts';

/** Returns the user's way of writing, for `readLink` and `readText`, and the values of an empty form with the remembered account. */
export function useTextReader(type: TransactionType) {
  const { currency, locale, decimals, today, day } = useFormat();
  const { offered } = useCategories();
  const readLine = useReadLine();
  const writer = useWriter();
  const { isLoading } = useQuery(accountsQuery);
  const [account] = useState(readLastAccount);
  const reader = { amounts: amountText(currency, locale), locale, today: today() };
  const showDay = (date: string) => day(date);
  return {
    person: { reader, decimals, showDay, readLine, writer, categories: offered(type) },
    empty: { ...toTyped(undefined, reader, day), account },
    /** Whether the accounts have loaded, which a line may name. */
    isReady: !isLoading,
  };
}

import { useTranslation } from 'react-i18next';
import type { Transfer } from '#shared/contract/transfers.ts';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Move = Pick<Transfer, 'fromAccount' | 'toAccount' | 'amount'>;

/** Returns the words of a transfer: its sides, and a name for screen readers with the amount. */
export function useTransferWords({ fromAccount, toAccount, amount }: Move) {
  const { t } = useTranslation();
  const format = useFormat();
  const accounts = useAccounts();
  const nameOf = (side: string | null) =>
    side === null ? t('transfers.other') : (accounts?.find(({ id }) => id === side)?.name ?? '…');
  const sides = { from: nameOf(fromAccount), to: nameOf(toAccount) };
  return {
    /** 'Bank → Cash' */
    sides: t('transfers.sides', sides),
    /** 'From Bank to Cash, €200.00' */
    name: t('transfers.name', { ...sides, amount: format.amount(amount) }),
  };
}

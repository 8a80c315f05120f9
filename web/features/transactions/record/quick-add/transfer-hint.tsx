import { useTranslation } from 'react-i18next';
import type { TransferReading } from '#shared/quick-add/transfers.ts';
import { toTransferAddress } from '#web/lib/accounts/transfer-address.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';

/** Says that the line is a transfer, with a link to the form that adds it. */
export function TransferHint({ reading }: { reading: TransferReading }) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const accounts = useOfferedAccounts();
  const nameOf = (side: string) => accounts.find(({ id }) => id === side)?.name ?? '';
  const names = { from: nameOf(reading.fromAccount), to: nameOf(reading.toAccount) };
  return (
    <>
      {t('quickAdd.form.transfer', names)}{' '}
      <Link to={toTransferAddress(reading, decimals)}>{t('quickAdd.form.addTransfer')}</Link>
    </>
  );
}

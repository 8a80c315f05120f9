import { IconArrowBackUp, IconArrowsExchange, IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import type { TransferReading } from '#shared/quick-add/transfers.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import chips from '#web/ui/chip.module.css';
import { PausedStatus } from './entry-status.tsx';
import { ChipWithCross } from './read-chip.tsx';
import classes from './quick-add.module.css';

type Props = {
  reading: TransferReading;
  /** Reads the line as a transaction instead. */
  onRefuse: () => void;
};

/** The reading of a line that is a transfer. */
export function TransferChips({ reading, onRefuse }: Props) {
  const { t } = useTranslation();
  const { sides, amount, day } = useWords(reading);
  const { note } = reading;
  const plainChip = `${chips.chip} ${classes.plain}`;
  return (
    <div className="grid gap-14" role="group" aria-label={t('quickAdd.reading')}>
      <div className={`row wrap between shrink ${classes.whole}`}>
        <p className={`shrink weight-600 break-anywhere ${classes.description}`}>{sides}</p>
        <p className={`weight-700 numbers ${classes.amount} ${classes.money}`}>{amount}</p>
      </div>
      <div className="flex wrap gap-8">
        <ChipWithCross label={t('quickAdd.transfer.refuse')} onPress={onRefuse}>
          <span className={plainChip}>
            <IconArrowsExchange size={16} stroke={1.75} aria-hidden />
            {t('quickAdd.transfer.name')}
          </span>
        </ChipWithCross>
        <span className={plainChip}>
          <IconCalendar size={16} stroke={1.75} aria-hidden />
          <span className={classes.day}>{day}</span>
        </span>
        {note !== '' && <span className={plainChip}>{t('quickAdd.transfer.note', { note })}</span>}
      </div>
      <PausedStatus
        text={[t('quickAdd.transfer.name'), sides, amount, day, note].filter(Boolean).join(', ')}
      />
    </div>
  );
}

/** Offers to read the line as a transfer again. */
export function TakeTransferBack({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex">
      <button type="button" className={`${chips.chip} ${classes.takeBack}`} onClick={onPress}>
        <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
        {t('quickAdd.transfer.takeBack')}
      </button>
    </div>
  );
}

function useWords({ fromAccount, toAccount, amountMinor, day }: TransferReading) {
  const { t } = useTranslation();
  const format = useFormat();
  const accounts = useOfferedAccounts();
  const nameOf = (side: string) => accounts.find(({ id }) => id === side)?.name ?? '';
  return {
    sides: t('transfers.sides', { from: nameOf(fromAccount), to: nameOf(toAccount) }),
    amount: format.amount(toMajorUnits(amountMinor, format.decimals)),
    day: relativeDay(day, format.locale, format.today()),
  };
}

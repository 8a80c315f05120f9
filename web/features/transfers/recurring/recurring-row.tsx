import { useTranslation } from 'react-i18next';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useScheduleText } from '#web/ui/schedule/use-schedule-text.ts';
import classes from '../transfers.module.css';
import { useTransferWords } from '../use-transfer-words.ts';
import { RecurringMenu, type RecurringChoice } from './recurring-menu.tsx';

type Props = {
  rule: RecurringTransfer;
  onChoose: (choice: RecurringChoice, rule: RecurringTransfer) => void;
};

/** A recurring transfer with its accounts, schedule, next day or state, amount and menu. */
export function RecurringRow({ rule, onChoose }: Props) {
  const format = useFormat();
  const scheduleText = useScheduleText();
  const { sides, name } = useTransferWords(rule);
  const { id, amount, note } = rule;
  return (
    <li className={`row gap-12 ${classes.row}`} data-transfer={id}>
      <div className={`flex wrap between grow shrink ${classes.words}`}>
        <div className={`shrink ${classes.facts}`}>
          <p className="text-15 weight-550 lines-135 break-anywhere">{sides}</p>
          <p className={`row wrap dim text-14 lines-140 break-anywhere ${classes.schedule}`}>
            <span>{scheduleText(rule)}</span>
            <NextDay rule={rule} />
            {note !== '' && <span className="shrink">{note}</span>}
          </p>
        </div>
        <p className={`weight-650 numbers nowrap ${classes.amount}`}>{format.amount(amount)}</p>
      </div>
      <RecurringMenu {...{ rule, name }} onChoose={(choice) => onChoose(choice, rule)} />
    </li>
  );
}

/** The day of the next transfer, or why there is none. */
function NextDay({ rule: { state, nextDay } }: Pick<Props, 'rule'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (state !== 'active')
    return (
      <span className={`hover-color text-13 weight-600 ${classes.state}`}>
        {t(`transfers.recurring.states.${state}`)}
      </span>
    );
  if (nextDay === null) return null;
  const day = format.day(nextDay, DAY_FORMATS.medium);
  return <span className="nowrap">{t('transfers.recurring.next', { day })}</span>;
}

import { IconArrowsSplit2, IconChevronDown } from '@tabler/icons-react';
import { memo, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_DETAILS } from '#shared/contract/transaction-fields.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { RowDay } from '../rows/row-day.tsx';
import { sumParts } from '#web/features/transactions/write/use-group.ts';
import type { GroupActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionMenu } from '#web/features/transactions/record/dialogs/transaction-menu.tsx';
import { useSignedAmount } from '#web/features/transactions/write/use-signed-amount.ts';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import own from './group-row.module.css';
import { isMeantForRow, joinFirstLines, TransactionDay, type DayShown } from './history-row.tsx';
import { RowMarks } from './row-marks.tsx';
import { tightness } from '../rows/tightness.ts';
import classes from '../rows/list-row.module.css';

type Props = {
  ref: Ref<HTMLLIElement>;
  parts: Parts;
  /** The index of the row. */
  index: number;
  /** The number of all rows; undefined while unknown. */
  total: number | undefined;
  dayShown: DayShown;
  daySum: number | undefined;
  /** The parts show below the row. */
  isOpen: boolean;
  isSelected: boolean;
  isSelecting: boolean;
  onOpen: (groupId: string, isOpen: boolean) => void;
  onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
  actions: GroupActions;
};

/** A split purchase as one row; a click shows its parts below it. */
export const GroupRow = memo(function GroupRow({ ref, index, total, daySum, ...row }: Props) {
  const [{ groupId, date }] = row.parts;
  return (
    <li
      ref={ref}
      className={classes.item}
      data-index={index}
      data-group={groupId}
      aria-setsize={total ?? -1}
      aria-posinset={index + 1}
    >
      {row.dayShown === 'above' && <TransactionDay day={date} sum={daySum} />}
      <Row {...row} />
    </li>
  );
});

type RowProps = Omit<Props, 'ref' | 'index' | 'total' | 'daySum'>;

function Row({ parts, dayShown, isOpen, isSelected, isSelecting, onOpen, onToggle, actions }: RowProps) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const [first] = parts;
  const whole = { ...first, amount: sumParts(parts, decimals) };
  const amount = useSignedAmount(whole);
  const name = `${first.description}, ${amount}`;
  const details = joinFirstLines(first, SHARED_DETAILS);
  const openOrClose = () => onOpen(first.groupId ?? '', !isOpen);
  const toggle = (isNowSelected: boolean, isRange: boolean) => {
    for (const [index, { id }] of parts.entries()) onToggle(id, isNowSelected, isRange && index === 0);
  };
  const onClick = (event: MouseEvent) => {
    if (!isMeantForRow(event)) return;
    if (isSelecting) toggle(!isSelected, event.shiftKey);
    else openOrClose();
  };
  return (
    // The button inside does the same for keyboards and screen readers.
    <div
      className={`grid line-above ${classes.row}`}
      data-selected={isSelected || undefined}
      data-marked={first.tags.length > 0 || undefined}
      data-noted={details !== '' || undefined}
      data-tight={tightness(first.description, amount)}
      onClick={onClick}
    >
      <CheckBox
        className={classes.check}
        label={t('history.list.select', { transaction: name })}
        isChecked={isSelected}
        onChange={toggle}
      />
      <span className={`${classes.icon} ${own.icon}`} aria-hidden>
        <span>
          <IconArrowsSplit2 size={20} stroke={1.75} />
        </span>
      </span>
      <p className={classes.description}>
        {first.description}
        <button
          type="button"
          className={classes.open}
          aria-label={t('splits.show', { transaction: name })}
          aria-expanded={isOpen}
          data-opener
          onClick={openOrClose}
        />
      </p>
      {details !== '' && <p className={classes.note}>{details}</p>}
      <Meta parts={parts} isOpen={isOpen} isDayShown={dayShown === 'inside'} />
      <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={first.type}>
        {amount}
      </p>
      <TransactionMenu isWhole transaction={whole} actions={(action) => actions(action, parts)} />
    </div>
  );
}

function Meta({ parts, isOpen, isDayShown }: { parts: Parts; isOpen: boolean; isDayShown: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ date, tags }] = parts;
  return (
    <p className={`flex shrink dim text-14 lines-140 ${classes.meta}`}>
      <span className={`row ${classes.kind}`}>
        <span className="row gap-4 rigid nowrap">
          {t('splits.parts', { number: format.count(parts.length) })}
          <IconChevronDown
            className={own.chevron}
            data-open={isOpen || undefined}
            size={16}
            stroke={2}
            aria-hidden
          />
        </span>
        {tags.length > 0 && <RowMarks tags={tags} />}
      </span>{' '}
      {isDayShown && <RowDay className={classes.date ?? ''} day={date} />}
    </p>
  );
}

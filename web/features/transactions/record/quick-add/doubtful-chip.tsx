import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import chips from '#web/ui/chip.module.css';
import { isUnsure, type Entry } from './choices.ts';
import type { LineEntry } from './use-entry.ts';
import classes from './quick-add.module.css';

export type ChooseValues = (chosen: Partial<Entry>) => void;

type Props = {
  field: 'amountMinor' | 'day' | 'kind';
  state: LineEntry;
  chooseValues: ChooseValues;
  /** Selects the words of the chip; called for a doubt without another reading. */
  onCheck?: () => void;
  children: ReactNode;
};

/** A chip and, if its reading is doubtful, a button for the other reading. */
export function DoubtfulChip({ field, state, chooseValues, onCheck, children }: Props) {
  const { t } = useTranslation();
  const text = useOtherText();
  // A reading with another day may include another amount, and is offered with the day.
  const other = state.others.find(
    (values) => values[field] !== undefined && (field === 'day' || values.day === undefined),
  );
  const offer =
    field === 'amountMinor' && state.entry.amountMinor === null ? 'quickAdd.takeAs' : 'quickAdd.or';
  const mustCheck = onCheck !== undefined && isUnsure(state.reading.ambiguous, state.entry);
  if (other === undefined && !mustCheck) return children;
  return (
    <span className={`wrap gap-4 shrink ${classes.doubted}`}>
      {children}
      <button
        type="button"
        className={`${chips.chip} ${classes.other}`}
        onClick={other === undefined ? onCheck : () => chooseValues(other)}
      >
        {other === undefined ? t('quickAdd.check') : t(offer, { other: text(other) })}
      </button>
    </span>
  );
}

function useOtherText(): (other: Partial<Entry>) => string {
  const { t } = useTranslation();
  const { amount, decimals, locale, today } = useFormat();
  return ({ amountMinor, day, kind }) => {
    const parts = [
      ...(day === undefined ? [] : [relativeDay(day, locale, today())]),
      ...(typeof amountMinor === 'number' ? [amount(toMajorUnits(amountMinor, decimals))] : []),
      ...(kind === undefined ? [] : [t(`quickAdd.kinds.${kind}`)]),
    ];
    return parts.join(', ');
  };
}

import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './split-fields.module.css';

type Props = {
  /** In minor units; undefined while the amount cannot be read. */
  rest: number | undefined;
  /** The index of the first part without a readable amount; -1 if all have one. */
  unreadable: number;
  isWrong: boolean;
};

/** Says how much of the amount is left, or which part has no amount. Screen readers announce changes. */
export function RestLine({ rest, unreadable, isWrong }: Props) {
  const restText = useRestText(unreadable);
  const isComplete = rest === 0 && unreadable === -1;
  const isShownWrong = (isWrong && !isComplete) || (rest ?? 0) < 0;
  return (
    <p
      className={`dim text-15 weight-600 lines-140 numbers ${classes.rest}`}
      role="status"
      data-wrong={isShownWrong || undefined}
    >
      {rest !== undefined && restText(rest)}
    </p>
  );
}

function useRestText(unreadable: number): (rest: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (rest) => {
    if (rest === 0 && unreadable !== -1) return t('splits.noAmount', { number: unreadable + 1 });
    if (rest === 0) return t('splits.complete');
    const amount = format.amount(toMajorUnits(Math.abs(rest), format.decimals));
    return t(rest > 0 ? 'splits.remaining' : 'splits.tooMuch', { amount });
  };
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './budget-list.module.css';
import { findTone, type Figures } from './figures.ts';

type Props = { figures: Figures };

/** Says how much of a budget is left or overspent, with an icon and a colour. */
export function LeftText({ figures }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { left } = figures;
  const tone = findTone(figures);
  const kind = left < 0 ? 'over' : left === 0 ? 'exact' : 'left';
  return (
    <span className={`align-baseline text weight-600 ${classes.left}`} data-tone={tone}>
      {tone !== 'fine' && <IconAlertTriangle size={16} stroke={2} aria-hidden />}
      {t(`budgets.row.${kind}`, { amount: format.amount(Math.abs(left)) })}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { Savings as Report } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from '../notes.module.css';

/** Which months the totals are of. */
export function EndedNote({ ended }: Pick<Report, 'ended'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (ended === null) return <p className={classes.note}>{t('reports.savings.endedNone')}</p>;
  const count = monthsOf(ended);
  const texts = { count, number: format.count(count), period: format.dayRange(ended) };
  return <p className={classes.note}>{t('reports.savings.ended', texts)}</p>;
}

function monthsOf({ from, to }: { from: string; to: string }): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number);
  return (lastYear - year) * 12 + lastMonth - month + 1;
}

import { useTranslation } from 'react-i18next';
import type { ComingPayment } from '#shared/contract/recurring-coming.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { ComingAmount } from './coming-amount.tsx';
import classes from './coming-list.module.css';

type ShownPayment = Pick<
  ComingPayment,
  'key' | 'source' | 'day' | 'type' | 'description' | 'amount' | 'isEstimate'
>;

type Props = {
  items: readonly ShownPayment[];
  label: string;
  /** Whether all rows have the same height, so that a skeleton can be as high as the list. */
  isTight?: boolean;
};

/** Future payments by day; each names its source. */
export function ComingList({ items, label, isTight = false }: Props) {
  return (
    <ul className={`lined ${classes.list}`} aria-label={label} data-tight={isTight}>
      {items.map((item) => (
        <Item key={`${item.source} ${item.key}`} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: ShownPayment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { day, type, description, source } = item;
  return (
    <li className={`row gap-14 touchable ${classes.item}`}>
      <time className={`dim text-14 ${classes.day}`} dateTime={day}>
        {relativeDay(day, format.locale, format.today())}
      </time>
      <span className={`shrink weight-600 break-anywhere ${classes.name}`}>{description}</span>
      <span className={`rigid dim text-14 ${classes.source}`}>{t(`recurring.coming.sources.${source}`)}</span>
      <span className={`rigid weight-650 numbers ${classes.amount}`} data-type={type}>
        <ComingAmount payment={item} />
      </span>
    </li>
  );
}

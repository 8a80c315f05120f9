import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import { relativeDay } from '#web/lib/day-text.ts';
import { RecordMenu, type RecordActions } from './record-menu.tsx';
import classes from './record-row.module.css';

type Props = { record: Transaction; actions: RecordActions };

export function RecordRow({ record, actions }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { type, description, category, date } = record;
  return (
    <li className={classes.row} data-record={record.id}>
      <CategoryIcon category={category} />
      <div className={classes.words}>
        <p className={classes.description}>{description}</p>
        <p className={classes.meta}>
          {t(`categories.${category}`)}
          <span aria-hidden> · </span>
          <time dateTime={date}>{relativeDay(date, format.locale, format.today())}</time>
        </p>
      </div>
      <p className={classes.amount} data-type={type}>
        {format.signedAmount(type === 'expense' ? -record.amount : record.amount)}
      </p>
      <RecordMenu record={record} actions={actions} />
    </li>
  );
}

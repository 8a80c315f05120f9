import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { latestQuery } from './latest.ts';
import classes from './repeat-list.module.css';

type Props = { type: TransactionType; onRepeat: (transaction: Transaction) => void };

/** The latest transactions of a type; a click repeats one. */
export function RepeatList({ type, onRepeat }: Props) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(latestQuery(type));
  if (data.length === 0) return null;
  return (
    <Card className={classes.card ?? ''} title={t(`transactions.repeat.${type}`)}>
      <ul className={classes.list}>
        {data.map((transaction) => (
          <li key={transaction.id}>
            <button
              type="button"
              className={`row gap-12 full-width rounded text-start ${classes.item}`}
              onClick={() => onRepeat(transaction)}
            >
              <Item transaction={transaction} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Item({ transaction: { description, category, date, amount } }: { transaction: Transaction }) {
  const format = useFormat();
  const { find } = useCategories();
  return (
    <>
      <CategoryIcon category={category} size="sm" />
      <span className={`grid grow shrink ${classes.words}`}>
        <span className={`weight-600 lines-140 ellipsis ${classes.description}`}>{description}</span>
        <span className={`dim text-14 lines-140 ellipsis ${classes.meta}`}>
          {find(category).name}
          <span aria-hidden> · </span>
          {relativeDay(date, format.locale, format.today())}
        </span>
      </span>
      <span className={`weight-600 numbers nowrap ${classes.amount}`}>
        {amount < 0 ? format.signedAmount(-amount) : format.amount(amount)}
      </span>
    </>
  );
}

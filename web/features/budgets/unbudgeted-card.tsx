import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useSpending, type MonthBudgets } from './api.ts';
import classes from './budget-list.module.css';

type Props = { budgets: MonthBudgets; onSet: (category: string) => void };

/** The categories that have expenses in the month and no budget. */
export function UnbudgetedCard({ budgets, onSet }: Props) {
  const { t } = useTranslation();
  const { data = [] } = useSpending(budgets);
  const budgetedCategories = new Set(budgets.items.map(({ category }) => category));
  const unbudgeted = data.filter(
    ({ name, value }) => value !== 0 && !budgetedCategories.has(name) && name !== ALL_EXPENSES,
  );
  if (unbudgeted.length === 0) return null;
  return (
    <Card title={t('budgets.unbudgeted.title')}>
      <ul className="lined">
        {unbudgeted.map((total) => (
          <UnbudgetedRow key={total.name} total={total} onSet={() => onSet(total.name)} />
        ))}
      </ul>
    </Card>
  );
}

function UnbudgetedRow({ total, onSet }: { total: CategoryTotal; onSet: () => void }) {
  const { t } = useTranslation();
  const { name } = useCategories().find(total.name);
  return (
    <li className={`row gap-14 ${classes.row}`} data-budget={total.name}>
      <CategoryIcon category={total.name} />
      <div className={`flex wrap between align-baseline grow shrink ${classes.unbudgeted}`}>
        <span className={`shrink weight-600 no-underline break-anywhere ${classes.name}`}>{name}</span>
        <strong className="numbers">
          <AmountInText amount={total.value} />
        </strong>
      </div>
      <Button
        className={classes.set ?? ''}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        data-edit
        aria-haspopup="dialog"
        aria-label={t('budgets.unbudgeted.setFor', { name })}
        onClick={onSet}
      >
        <span className={classes.setText}>{t('budgets.unbudgeted.set')}</span>
      </Button>
    </li>
  );
}

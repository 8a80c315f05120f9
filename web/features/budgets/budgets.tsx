import { Button } from '@mantine/core';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import { useBudgetMark, useSetBudgetMark } from '#web/lib/screen/budget-mark.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useBudgets, type MonthBudgets } from './api.ts';
import { BudgetActions } from './budget-actions.tsx';
import { BudgetRow } from './budget-row.tsx';
import classes from './budgets.module.css';
import { withoutTotal } from './figures.ts';
import { MonthPicker } from './month-picker.tsx';
import { MonthStartCard } from './month-start-card.tsx';
import { TotalCard } from './total-card.tsx';
import { UnbudgetedCard } from './unbudgeted-card.tsx';
import { useBudgetDialogs, type OpenDialog } from './use-budget-dialogs.tsx';
import { useMonth, useMonthName } from './use-month.ts';

/** Removes the navigation's mark of a new alert, because the person looks at the budgets now. */
function useClearBudgetMark(): void {
  const isMarked = useBudgetMark();
  const setMark = useEffectEvent(useSetBudgetMark());
  useEffect(() => {
    if (isMarked) setMark(false);
  }, [isMarked]);
}

/** The budgets of a month: their total, each category, and the categories without a budget. */
export function Budgets() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const monthChoice = useMonth();
  const query = useBudgets(monthChoice.month);
  const { data, isError, isPlaceholderData } = query;
  useClearBudgetMark();
  const { openDialog, dialogs } = useBudgetDialogs({
    month: monthChoice.month,
    budgets: data?.items ?? [],
    box,
  });
  return (
    <div ref={box} tabIndex={-1}>
      <PageHeader
        title={t('app.titles.budgets')}
        actions={
          <BudgetActions
            month={monthChoice.month}
            isEmpty={data?.items.length === 0}
            openDialog={openDialog}
          />
        }
      />
      <MonthPicker {...monthChoice} />
      {data && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      {data ? (
        <div
          className={`stack gap-20 ${classes.content}`}
          data-waiting={isPlaceholderData}
          aria-busy={isPlaceholderData}
        >
          <Content budgets={data} openDialog={openDialog} />
        </div>
      ) : (
        <Waiting query={query} />
      )}
      {dialogs}
    </div>
  );
}

function Waiting({ query }: { query: ReturnType<typeof useBudgets> }) {
  if (query.isError) return <LoadFailedCard query={query} />;
  return (
    <Card>
      <ListSkeleton rowHeight={84} picture="tile" />
    </Card>
  );
}

function Content({ budgets, openDialog }: { budgets: MonthBudgets; openDialog: OpenDialog }) {
  const { t } = useTranslation();
  const elapsed = useElapsed(budgets);
  const { month, from, to, items } = budgets;
  const rows = withoutTotal(items);
  const setBudget = (category: string) => openDialog({ kind: 'set', category });
  return (
    <>
      {items.length === 0 ? (
        <EmptyBudgets month={month} openDialog={openDialog} />
      ) : (
        <TotalCard budgets={budgets} elapsed={elapsed} onEdit={() => setBudget(ALL_EXPENSES)} />
      )}
      {rows.length > 0 && (
        <Card title={t('budgets.list')}>
          <ul className="lined">
            {rows.map((budget) => (
              <BudgetRow
                key={budget.category}
                budget={budget}
                range={{ from, to }}
                elapsed={elapsed}
                onEdit={() => setBudget(budget.category)}
              />
            ))}
          </ul>
        </Card>
      )}
      <UnbudgetedCard budgets={budgets} onSet={setBudget} />
      <MonthStartCard />
    </>
  );
}

/** The share of the current month's days that have begun; undefined for other months. */
function useElapsed({ from, to, daysElapsed, days }: MonthBudgets): number | undefined {
  const today = useFormat().today();
  return from <= today && today <= to ? daysElapsed / days : undefined;
}

/** Says what budgets are for, and how to begin. */
function EmptyBudgets({ month, openDialog }: { month: string; openDialog: OpenDialog }) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return (
    <Card>
      <EmptyState
        icon={<IconWallet size={24} stroke={1.75} />}
        title={t('budgets.empty.title', { month: monthName(month) })}
        text={t('budgets.empty.text')}
        action={
          <div className="flex wrap centred gap-10">
            <Button variant="default" onClick={() => openDialog({ kind: 'suggest' })}>
              {t('budgets.suggest')}
            </Button>
            <Button
              leftSection={<IconPlus size={18} stroke={1.75} />}
              onClick={() => openDialog({ kind: 'add' })}
            >
              {t('budgets.add')}
            </Button>
          </div>
        }
      />
    </Card>
  );
}

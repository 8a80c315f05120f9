import { useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { ALL_EXPENSES, seeBudgetAlerts, type BudgetAlert } from '#shared/contract/budgets.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { useSetBudgetMark } from '#web/lib/screen/budget-mark.ts';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { showToast, shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { alertsQuery } from './api.ts';

/** Says once that a budget has reached 80% or 100%, after the toast about the save has gone. */
export function BudgetAlerts() {
  const { data } = useQuery(alertsQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { find } = useCategories();
  const setBudgetMark = useSetBudgetMark();
  const alerts = data?.items;

  const show = useEffectEvent(async (items: readonly BudgetAlert[]) => {
    client.setQueryData(alertsQuery.queryKey, { items: [] });
    // If the alerts cannot be marked as seen, nothing shows, and they come again.
    await Promise.all([call(seeBudgetAlerts, {}), loadTexts('all')]);
    const toName = (category: string) =>
      category === ALL_EXPENSES ? i18next.t('budgets.form.allOption') : find(category).name;
    setBudgetMark(true);
    showToast({
      kind: 'error',
      message: alertText(items, toName),
      action: { label: i18next.t('budgets.alerts.open'), onClick: () => void navigate(paths.budgets) },
    });
  });

  useEffect(() => {
    if (alerts === undefined || alerts.length === 0) return;
    return whenNoToast(() => void show(alerts).catch(() => undefined));
  }, [alerts]);
  return null;
}

/** 'Food: 80% of the budget is spent', plus the number of other alerts. */
function alertText(alerts: readonly BudgetAlert[], toName: (category: string) => string): string {
  const [first, ...others] = alerts.toSorted((one, other) => other.level - one.level);
  if (first === undefined) return '';
  const text = i18next.t(`budgets.alerts.${first.level === 100 ? 'spent' : 'reached'}`, {
    name: toName(first.category),
  });
  return others.length === 0
    ? text
    : i18next.t('budgets.alerts.more', { first: text, number: String(others.length) });
}

/** Calls back once no toast shows. Returns a function that stops waiting. */
function whenNoToast(callback: () => void): () => void {
  const check = () => {
    if (shownToast() !== undefined) return;
    stop();
    callback();
  };
  const stop = subscribeToToast(check);
  check();
  return stop;
}

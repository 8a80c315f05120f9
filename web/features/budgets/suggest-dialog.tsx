import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_EXPENSES, setBudget, type Budget, type suggestBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchBudgets, suggestionsQuery } from './api.ts';
import list from './budget-list.module.css';
import dialogClasses from './dialogs.module.css';
import { useBudgetName } from './use-budget-name.ts';

type Suggestion = OutputOf<typeof suggestBudgets>['items'][number];
type Props = DialogProps & {
  month: string;
  budgets: readonly Budget[];
};

/** Suggests a budget for each category; the user ticks those to set. */
export function SuggestDialog({ isOpen, onClose, onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={t('budgets.suggestions.title')}
      size={520}
    >
      <SuggestionsContent {...rest} onClose={onClose} />
    </Dialog>
  );
}

function SuggestionsContent(props: Pick<Props, 'month' | 'budgets' | 'onClose'>) {
  const { t } = useTranslation();
  const query = useQuery(suggestionsQuery(props.month));
  const { data, isError } = query;
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[44, 44, 44]} />;
  const items = data.items.filter(({ amount }) => amount > 0);
  if (items.length > 0) return <Suggestions {...props} items={items} />;
  return (
    <div className={`stack gap-20 ${dialogClasses.form}`}>
      <p className="dim text-15 lines-145">{t('budgets.suggestions.none')}</p>
      <DialogActions>
        <Button onClick={props.onClose}>{t('budgets.suggestions.close')}</Button>
      </DialogActions>
    </div>
  );
}

type ListProps = Pick<Props, 'month' | 'budgets' | 'onClose'> & { items: readonly Suggestion[] };

function Suggestions({ month, budgets, items, onClose }: ListProps) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const findBudget = (category: string) => budgets.find((budget) => budget.category === category);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        items
          .map(({ category }) => category)
          .filter((category) => isTickedAtFirst(category, findBudget(category))),
      ),
  );
  const { mutate, isPending } = useSetBudgets(month, onClose);
  const tickedItems = items.filter(({ category }) => ticked.has(category));
  const toggle = (category: string, isTicked: boolean) => {
    const tickedCategories = new Set(ticked);
    if (isTicked) tickedCategories.add(category);
    else tickedCategories.delete(category);
    setTicked(tickedCategories);
  };
  return (
    <div className={`stack gap-20 ${dialogClasses.form}`}>
      <p className="dim text-15 lines-145">{t('budgets.suggestions.text')}</p>
      <ul className="lined">
        {items.map((item) => (
          <SuggestionRow
            key={item.category}
            item={item}
            current={findBudget(item.category)}
            isTicked={ticked.has(item.category)}
            onTick={(isTicked) => toggle(item.category, isTicked)}
          />
        ))}
      </ul>
      <div className={`card-color line-above ${dialogClasses.footer}`}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <BusyButton
            isBusy={isPending}
            disabled={tickedItems.length === 0}
            onClick={() =>
              mutate(tickedItems.map((item) => ({ ...item, current: findBudget(item.category) })))
            }
          >
            {t('budgets.suggestions.accept', {
              count: tickedItems.length,
              number: count(tickedItems.length),
            })}
          </BusyButton>
        </DialogActions>
      </div>
    </div>
  );
}

/** A category that already has a budget keeps it unless the user ticks it. */
function isTickedAtFirst(category: string, current: Budget | undefined): boolean {
  return category !== ALL_EXPENSES && current === undefined;
}

type RowProps = {
  item: Suggestion;
  current: Budget | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

function SuggestionRow({ item, current, isTicked, onTick }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const toName = useBudgetName();
  const { category, amount, months } = item;
  return (
    <li>
      <CheckBox className={dialogClasses.tick} isChecked={isTicked} onChange={onTick}>
        <span className="stack grow shrink text text-16 lines-140">
          <span className={`shrink weight-600 no-underline break-anywhere ${list.name}`}>
            {toName(category)}
          </span>
          <span className={`dim text-14 ${dialogClasses.hint}`}>
            {current
              ? t('budgets.suggestions.now', { amount: format.amount(current.amount) })
              : t('budgets.suggestions.months', { count: months, number: format.count(months) })}
          </span>
        </span>
        <strong className={dialogClasses.amount}>{format.amount(amount)}</strong>
      </CheckBox>
    </li>
  );
}

/** Sets the chosen budgets for the month and all later ones, one request after the other. */
function useSetBudgets(month: string, onClose: () => void) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (budgets: readonly (Suggestion & { current: Budget | undefined })[]) => {
      for (const { category, amount, current } of budgets) {
        const body = { month, amount, rollover: current?.rollover ?? 'none', scope: 'onwards' } as const;
        await call(setBudget, { params: { category }, body });
      }
      return budgets.length;
    },
    onSuccess: (number) => {
      showToast({
        kind: 'success',
        message: t('budgets.toasts.set', { count: number, number: count(number) }),
      });
      onClose();
    },
    onError: useErrorToast(),
    onSettled: () => refetchBudgets(client),
  });
}

import { useTranslation } from 'react-i18next';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';

/** A category's name, or 'All expenses'. */
export function useBudgetName(): (category: string) => string {
  const { t } = useTranslation();
  const { find } = useCategories();
  return (category) => (category === ALL_EXPENSES ? t('budgets.form.allOption') : find(category).name);
}

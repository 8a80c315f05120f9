import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { Backup } from './worker/backup.ts';

/** Writes the counts of a backup: '1,204 transactions, 3 own categories and 2 imports'. */
export function useCounts(): (backup: Backup) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  return ({ counts, ownCategories, budgets }) => {
    const named = {
      transactions: counts.records,
      deleted: counts.deletedRecords,
      categories: ownCategories,
      imports: counts.imports,
      recurring: counts.recurring,
      budgets,
      goals: counts.goals,
    };
    const names = Object.keys(named) as (keyof typeof named)[];
    return list.format(
      names
        .filter((name) => named[name] > 0 || name === 'transactions')
        .map((name) =>
          t(`restore.counts.${name}`, { count: named[name], number: format.count(named[name]) }),
        ),
    );
  };
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { MatchCategory } from '#shared/import/match/types.ts';

export type CategoryChoices = {
  /** What suggestions may name. */
  all: readonly MatchCategory[];
  /** What can be chosen for a row of a type, in the person's order. */
  offered: (type: TransactionType, present: string) => readonly { value: string; label: string }[];
  nameOf: (id: string) => string;
};

/** The person's categories, with the names that they see. */
export function useCategoryChoices(): CategoryChoices {
  const { t } = useTranslation();
  return useMemo(() => {
    const all = TRANSACTION_TYPES.flatMap((type) =>
      [...CATEGORIES[type], UNCATEGORIZED].map((id) => ({ id, type, name: t(`categories.${id}`) })),
    );
    const byType = Map.groupBy(all, ({ type }) => type);
    const options = new Map(
      [...byType].map(([type, items]) => [type, items.map(({ id, name }) => ({ value: id, label: name }))]),
    );
    const names = new Map(all.map(({ id, name }) => [id, name]));
    return {
      all,
      offered: (type: TransactionType) => options.get(type) ?? [],
      nameOf: (id: string) => names.get(id) ?? '',
    };
  }, [t]);
}

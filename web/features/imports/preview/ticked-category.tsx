import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { Ticked } from './ticked.ts';
import classes from './list-tools.module.css';

type Props = {
  ticked: Ticked;
  categories: Categories;
  onChoose: (indexes: readonly number[], category: string) => void;
};

/** A category for all ticked rows that are shown and of its type. */
export function TickedCategory({ ticked, categories, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const count = ticked.expense.length + ticked.income.length;
  if (count < 2) return null;
  const types = TRANSACTION_TYPES.filter((type) => ticked[type].length > 0);
  const groups = types.map((type) => ({
    group: t(`imports.preview.tickedTypes.${type}`, { number: format.count(ticked[type].length) }),
    items: categories.offered(type).map((each) => ({ value: `${type} ${each.id}`, label: each.name })),
  }));
  function choose(value: string): void {
    const type = types.find((each) => value.startsWith(`${each} `));
    if (type !== undefined) onChoose(ticked[type], value.slice(type.length + 1));
  }
  return (
    <div className={classes.ticked}>
      <label className={classes.label} htmlFor={id}>
        {t('imports.preview.tickedCategory', { count, number: format.count(count) })}
      </label>
      <NativeSelect
        {...selectMark}
        id={id}
        className={classes.category ?? ''}
        data={[{ value: '', label: t('imports.preview.chooseCategory') }, ...groups]}
        value=""
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </div>
  );
}

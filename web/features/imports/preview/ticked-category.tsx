import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { Choice } from './decisions.ts';
import type { Ticked } from './ticked.ts';
import classes from './list-tools.module.css';

type Props = {
  ticked: Ticked;
  categories: Categories;
  onChoose: (indexes: readonly number[], choice: Choice) => void;
};

/** The groups of the list, with the rows and the type of each. */
const GROUPS = [
  { name: 'expense', rows: 'out', type: 'expense' },
  { name: 'income', rows: 'in', type: 'income' },
  { name: 'refund', rows: 'in', type: 'expense' },
] as const;

/** A category for all ticked rows that are shown and can have it. */
export function TickedCategory({ ticked, categories, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const count = ticked.out.length + ticked.in.length;
  if (count < 2) return null;
  const groups = GROUPS.filter(({ rows }) => ticked[rows].length > 0);
  const data = groups.map(({ name, rows, type }) => ({
    group: t(`imports.preview.tickedTypes.${name}`, { number: format.count(ticked[rows].length) }),
    items: categories.offered(type).map((each) => ({ value: `${name} ${each.id}`, label: each.name })),
  }));
  function choose(value: string): void {
    const group = groups.find(({ name }) => value.startsWith(`${name} `));
    if (group === undefined) return;
    const { name, rows, type } = group;
    onChoose(ticked[rows], { type, category: value.slice(name.length + 1) });
  }
  return (
    <div className={`row wrap between ${classes.ticked}`}>
      <label className="dim text-14" htmlFor={id}>
        {t('imports.preview.tickedCategory', { count, number: format.count(count) })}
      </label>
      <NativeSelect
        {...selectMark}
        id={id}
        className={classes.category ?? ''}
        data={[{ value: '', label: t('imports.preview.chooseCategory') }, ...data]}
        value=""
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </div>
  );
}

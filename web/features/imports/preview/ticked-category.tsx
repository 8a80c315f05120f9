import { useTranslation } from 'react-i18next';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Choice, TickedRows } from './decisions.ts';
import { LineSelect } from './line-select.tsx';
import classes from './preview-line.module.css';

type Props = {
  ticked: TickedRows;
  categories: Categories;
  onChoose: (indexes: readonly number[], choice: Choice) => void;
};

/** The groups of the menu. Each has the categories of a type, for the rows with money in one direction. */
const GROUPS = [
  { name: 'expense', rows: 'out', type: 'expense' },
  { name: 'income', rows: 'in', type: 'income' },
  { name: 'refund', rows: 'in', type: 'expense' },
] as const;

/** Gives all ticked rows of a group a category. Shows only if several rows are ticked. */
export function TickedCategory({ ticked, categories, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = ticked.out.length + ticked.in.length;
  if (count < 2) return null;
  const groups = GROUPS.filter(({ rows }) => ticked[rows].length > 0);
  function choose(value: string): void {
    const group = groups.find(({ name }) => value.startsWith(`${name} `));
    if (group === undefined) return;
    const { name, rows, type } = group;
    onChoose(ticked[rows], { type, category: value.slice(name.length + 1) });
  }
  return (
    <LineSelect
      className={classes.tickedCategory}
      label={t('imports.preview.tickedCategory', { count, number: format.count(count) })}
      value=""
      onChange={choose}
    >
      <option value="">{t('imports.preview.chooseCategory')}</option>
      {groups.map(({ name, rows, type }) => (
        <optgroup
          key={name}
          label={t(`imports.preview.tickedTypes.${name}`, { number: format.count(ticked[rows].length) })}
        >
          {categories.offered(type).map((each) => (
            <option key={each.id} value={`${name} ${each.id}`}>
              {each.name}
            </option>
          ))}
        </optgroup>
      ))}
    </LineSelect>
  );
}

import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { toLine } from '#shared/import/match/text-line.ts';
import { MAX_CATEGORY_NAME_LENGTH } from '#shared/limits.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { useMatchCategories } from '../use-match-categories.ts';
import {
  canBeRefund,
  CREATE,
  GUESS,
  findNamesake,
  proposeCategory,
  type CategoryMap,
  type FileCategory,
} from './mapping.ts';
import classes from './category-map.module.css';

type Props = {
  categories: readonly FileCategory[];
  map: CategoryMap;
  onChange: (map: CategoryMap) => void;
};

/** Asks for the user's category for each category of another application. */
export function CategoryMapCard({ categories, map, onChange }: Props) {
  const { t } = useTranslation();
  const timesListed = Map.groupBy(categories, ({ folded }) => folded);
  return (
    <Card title={t('imports.categories.title')}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('imports.categories.text')}</p>
      <div className={classes.list}>
        {categories.map((each) => (
          <CategorySelect
            key={each.key}
            category={each}
            hasBothTypes={timesListed.get(each.folded)?.length === 2}
            map={map}
            onChange={onChange}
          />
        ))}
      </div>
    </Card>
  );
}

type SelectProps = Pick<Props, 'map' | 'onChange'> & { category: FileCategory; hasBothTypes: boolean };

function CategorySelect({ category, hasBothTypes, map, onChange }: SelectProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { offered } = useCategories();
  const all = useMatchCategories();
  const { key, name, type, count } = category;
  const proposed = proposeCategory(category, map, all);
  const mayBeRefund = canBeRefund(category, all);
  const chosen = proposed === GUESS && !mayBeRefund ? UNCATEGORIZED : proposed;
  const nameToCreate = toLine(name, MAX_CATEGORY_NAME_LENGTH);
  const options = offered(type, chosen).map((each) => ({ value: each.id, label: each.name }));
  if (findNamesake(category, all) === undefined)
    options.unshift({ value: CREATE, label: t('imports.categories.create', { name: nameToCreate }) });
  if (mayBeRefund) options.unshift({ value: GUESS, label: t('imports.preview.refund') });
  const typeName = t(`imports.columns.types.${type}`);
  return (
    <NativeSelect
      {...selectMark}
      label={hasBothTypes ? `${name} (${typeName})` : name}
      description={t('imports.files.count', { count, number: format.count(count) })}
      data={options}
      value={chosen}
      onChange={({ currentTarget }) => onChange({ ...map, [key]: currentTarget.value })}
    />
  );
}

import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { useMatchCategories } from '../use-match-categories.ts';
import { chosenFor, type CategoryMap, type FileCategory } from './mapping.ts';
import classes from './category-map.module.css';

type Props = {
  categories: readonly FileCategory[];
  map: CategoryMap;
  onChange: (map: CategoryMap) => void;
};

/** Which of the person's categories each category of another application becomes. */
export function CategoryMapCard({ categories, map, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { offered } = useCategories();
  const all = useMatchCategories();
  return (
    <Card title={t('imports.categories.title')}>
      <p className={classes.text}>{t('imports.categories.text')}</p>
      <div className={classes.list}>
        {categories.map((each) => {
          const chosen = chosenFor(each, map, all) ?? UNCATEGORIZED;
          return (
            <NativeSelect
              key={each.key}
              {...selectMark}
              label={each.name}
              description={t('imports.files.count', { count: each.count, number: format.count(each.count) })}
              data={offered(each.type, chosen).map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={({ currentTarget }) => onChange({ ...map, [each.key]: currentTarget.value })}
            />
          );
        })}
      </div>
    </Card>
  );
}

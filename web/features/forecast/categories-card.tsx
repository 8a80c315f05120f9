import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { findBand } from './chart-data.ts';
import { useExpectedText } from './use-expected-text.ts';
import classes from './forecast.module.css';

type Props = Pick<Forecast, 'categories'>;

export function CategoriesCard({ categories }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('forecast.categories.title')}>
      <ul className="grid gap-14">
        {categories.map((category) => (
          <CategoryRow key={category.category} {...category} />
        ))}
      </ul>
    </Card>
  );
}

function CategoryRow({ category, next }: Props['categories'][number]) {
  const { name } = useCategories().find(category);
  const band = findBand(next);
  const text = useExpectedText();
  return (
    <li className={`grid align-centre gap-12 ${classes.category}`}>
      <CategoryIcon category={category} />
      <span className="ellipsis">{name}</span>
      <span className={`grid numbers ${classes.amounts}`}>
        <strong>{text.amount(next.p50)}</strong>
        {band && <span className="dim text-14 numbers">{text.band(band)}</span>}
      </span>
    </li>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { Card } from '#web/ui/card.tsx';
import { CategoryList } from './category-list.tsx';
import { CategoryRow } from './category-row.tsx';
import classes from './categories.module.css';
import { useCategoryDialogs } from './use-category-dialogs.tsx';

/** One card per type with the user's categories, to order, change, archive, merge and delete. */
export function CategoriesSection() {
  return TRANSACTION_TYPES.map((type) => <CategoriesCard key={type} type={type} />);
}

function CategoriesCard({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  const { listed, mergedFixed } = useCategories();
  const card = useRef<HTMLDivElement>(null);
  const { runAction, add, dialogs } = useCategoryDialogs(type, card);
  const archived = [...listed(type).filter(({ isArchived }) => isArchived), ...mergedFixed(type)];
  return (
    <Card title={t(`ownCategories.titles.${type}`)} aside={<AddButton type={type} onClick={add} />}>
      <div className="stack gap-16" ref={card} tabIndex={-1}>
        <CategoryList
          type={type}
          categories={listed(type).filter(({ isArchived }) => !isArchived)}
          onAction={runAction}
        />
        {archived.length > 0 && (
          <>
            <div>
              <h3 className={`text-15 weight-600 ${classes.subtitle}`}>{t('ownCategories.archived')}</h3>
              <p className="dim text-15 lines-145">{t('ownCategories.archivedText')}</p>
            </div>
            <ul className="stack" aria-label={t('ownCategories.archived')}>
              {archived.map((category) => (
                <CategoryRow key={category.id} category={category} onAction={runAction} />
              ))}
            </ul>
          </>
        )}
      </div>
      {dialogs}
    </Card>
  );
}

function AddButton({ type, onClick }: { type: TransactionType; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      px={16}
      classNames={{ section: classes.plus ?? '' }}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      aria-label={t(`ownCategories.add.${type}`)}
      onClick={onClick}
    >
      {t('ownCategories.addShort')}
    </Button>
  );
}

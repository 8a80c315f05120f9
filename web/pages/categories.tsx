import { useTranslation } from 'react-i18next';
import { CategoriesSection } from '#web/features/categories/categories-section.tsx';
import { TagsSection } from '#web/features/tags/tags-section.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './categories.module.css';

/** The categories and tags that sort a person's transactions. */
export default function CategoriesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.categories')} />
      <div className={`grid align-start gap-20 ${classes.cards}`}>
        <CategoriesSection />
        <TagsSection />
      </div>
    </>
  );
}

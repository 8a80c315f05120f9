import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { useTransactionCount } from './use-transaction-count.ts';

type Props = { category: NamedCategory; text: 'mergeInto' | 'remove' };

/** Says what happens to the transactions of a merged or deleted category, with their number. */
export function CountedText({ category: { id, name }, text }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useTransactionCount(id);
  const { data: count, isError } = query;
  if (count === undefined && isError) return <LoadFailed query={query} />;
  return (
    <p className="dim">
      {count === undefined ? (
        <TextSkeleton width={80} />
      ) : (
        t(`ownCategories.${text}.text`, { count, number: format.count(count), name })
      )}
    </p>
  );
}

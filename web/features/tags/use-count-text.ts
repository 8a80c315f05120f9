import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';

/** '1 transaction', '12 transactions'. */
export function useCountText(): (count: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (count) =>
    count === 1 ? t('tags.manage.countOne') : t('tags.manage.count', { number: format.count(count) });
}

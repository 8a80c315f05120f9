import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/contract/notices.ts';
import { noticeTextKey } from '#shared/notices/text-key.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** The title and reason of a notice, and `about`, the category or payee that notices like it share. */
export function useNoticeText(notice: Notice): { title: string; why: string; about: string } {
  const { t } = useTranslation();
  const values = useValues(notice);
  const key = noticeTextKey(notice);
  return {
    title: t(`notices.kinds.${key}.title`, values),
    why: t(`notices.kinds.${key}.why`, values),
    about: notice.kind === 'categoryHigh' ? values.category : values.name,
  };
}

/** The values that the texts of a notice insert. */
function useValues({ name, category, amount, usual, count, day }: Notice) {
  const format = useFormat();
  const categories = useCategories();
  return {
    name,
    category: category === null ? '' : categories.find(category).name,
    amount: format.amount(amount),
    usual: usual === null ? '' : format.amount(usual),
    count,
    number: format.count(count),
    day: format.day(day, DAY_FORMATS.long),
  };
}

import { useTranslation } from 'react-i18next';
import type { DismissedNotice, NoticeSubject } from '#shared/contract/notices.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { capitalised } from '#web/lib/format/capitalised.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';

/** The subject of a dismissed notice, and what was dismissed: one notice, all like it, or all of its kind. */
export function useDismissedText(item: DismissedNotice): { title: string; detail: string } {
  const { t, i18n } = useTranslation();
  const toSubjectName = useSubjectName();
  const scopeText = useScopeText(item);
  const { scope, kind, about } = item;
  const name = about === null || scope === 'kind' ? '' : toSubjectName(about);
  const kindText = kind === null ? t('notices.dismissed.unnamed') : t(`notices.dismissed.kinds.${kind}`);
  return name === ''
    ? { title: kindText, detail: capitalised(scopeText, i18n.language) }
    : { title: name, detail: `${kindText} · ${scopeText}` };
}

/** Names the subject of a notice: a payee or a category; '' for a month. */
function useSubjectName(): (subject: NoticeSubject) => string {
  const categories = useCategories();
  return ({ kind, name, category }) =>
    kind === 'categoryHigh' && category !== null ? categories.find(category).name : name;
}

function useScopeText({ scope, about, dismissedAt }: DismissedNotice): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { date } = useInstantText();
  const words = t(`notices.dismissed.scopes.${scope}`);
  if (scope === 'kind') return words;
  // A notice that was dismissed before subjects were stored has only its day to tell it apart.
  if (about === null) return `${words} · ${date(dismissedAt)}`;
  if (scope === 'merchant') return words;
  return about.kind === 'categoryHigh' || about.kind === 'lowPoint'
    ? t('notices.dismissed.ofMonth', { month: format.day(about.day, DAY_FORMATS.monthOfYear) })
    : t('notices.dismissed.ofDay', { day: format.day(about.day, DAY_FORMATS.long) });
}

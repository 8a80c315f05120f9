import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat, type Format } from '#web/lib/format/format.ts';

/** The texts of rows. They are made once for all rows, because a list of thousands is scrolled quickly. */
export type RowTexts = {
  /** Writes '5 Sept', or '5 Sept 2025' in another year. */
  day: (day: CalendarDay) => string;
  amount: (row: PreviewRow) => string;
  categories: Categories;
  /** Why a category is suggested. */
  reason: (row: PreviewRow) => string | undefined;
  /** The transaction or occurrence that a row matches. */
  match: (row: PreviewRow) => string | undefined;
};

export function useRowTexts(categories: Categories): RowTexts {
  const format = useFormat();
  const { t } = useTranslation();
  const reason = useReasons(format, categories);
  return useMemo(() => {
    const day = toDayTexts(format);
    return {
      day,
      amount: ({ amountMinor }) => format.signedAmount(toMajorUnits(amountMinor, format.decimals)),
      categories,
      reason,
      match: ({ match, type }) =>
        match === null
          ? undefined
          : t(match.occurrence === null ? 'imports.preview.matches' : `imports.preview.pays.${type}`, {
              description: match.description,
              day: day(match.date),
            }),
    };
  }, [t, format, categories, reason]);
}

/** Formats each day once, because there are fewer days than rows. */
function toDayTexts(format: Format): RowTexts['day'] {
  const year = format.today().slice(0, 4);
  const texts = new Map<CalendarDay, string>();
  return (day) => {
    const options = day.startsWith(year) ? DAY_FORMATS.short : DAY_FORMATS.medium;
    const text = texts.get(day) ?? format.day(day, options);
    texts.set(day, text);
    return text;
  };
}

function useReasons(format: Format, categories: Categories): RowTexts['reason'] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      ({ reason, category }) => {
        if (reason.kind === 'none') return undefined;
        if (reason.kind === 'file') return t('imports.preview.reasons.file', { name: reason.name });
        if (reason.kind === 'seed') return t('imports.preview.reasons.seed', { word: reason.word });
        if (reason.kind === 'words')
          return t('imports.preview.reasons.words', { words: reason.words.join(', ') });
        const { name, count } = reason;
        const figures = { count, number: format.count(count) };
        return t('imports.preview.reasons.payee', {
          ...figures,
          name,
          category: categories.find(category).name,
        });
      },
    [t, format, categories],
  );
}

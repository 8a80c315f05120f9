import { CATEGORIES } from '#shared/categories.ts';
import { categories as english } from '#shared/i18n/en/categories.ts';
import { categories as spanish } from '#shared/i18n/es/categories.ts';
import type { Language, Vocabulary } from '#shared/advisor/types.ts';

/** The day on which every question of the lists is asked: a Wednesday. */
export const TODAY = '2026-11-18';
const WORDS =
  'mercadona netflix luz iberdrola alquiler gimnasio spotify amazon taxi uber coffee rent electricity gym board game dentist peluqueria';

/** The vocabulary of the person who asks. `words` are more words of their descriptions. */
export function vocabularyOf(language: Language, words: readonly string[] = []): Vocabulary {
  const names = { en: english, es: spanish }[language];
  return {
    today: TODAY,
    firstDayOfWeek: 1,
    language,
    categories: (['expense', 'income'] as const).flatMap((type) =>
      CATEGORIES[type].map((id) => ({ id, type, name: names[id], isOwn: false })),
    ),
    words: [...WORDS.split(' '), ...words],
    decimals: 2,
    currency: 'EUR',
  };
}

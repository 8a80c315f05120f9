/** What there is to say of a language besides its texts. */
type Facts = {
  /** What it calls itself. */
  name: string;
  /** Asks, in the language, who prefers it and has chosen none yet. English, which stands there then, has none. */
  offer: { question: string; accept: string; dismiss: string } | null;
};

/** Every language of the product, in the order in which they are offered; each has its folder in `i18n/`. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', offer: null },
  es: {
    name: 'Español',
    offer: { question: '¿Prefieres español?', accept: 'Ver en español', dismiss: 'No, gracias' },
  },
} satisfies Record<string, Facts>;

export type Language = keyof typeof LANGUAGE_FACTS;

export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as Language[];

/** The language of this tag, where it is one of ours. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}

/** The same, and English for all other tags, as it stands in for every text that cannot be fetched. */
export function toLanguage(tag: string | null | undefined): Language {
  return findLanguage(tag) ?? 'en';
}

/** The region that is meant where a tag names none: 'US' by 'en'. */
export function regionOf(language: Language): string {
  return new Intl.Locale(language).maximize().region ?? '';
}

/** Something for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

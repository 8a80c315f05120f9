type LanguageFacts = {
  /** Its name in the language itself. */
  name: string;
  /** The offer to people who prefer this language and have not chosen one. English is the default and needs none. */
  offer: { question: string; accept: string; dismiss: string } | null;
};

/** Every language of the product, in the order of the menu. Each has a folder in `i18n/`. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', offer: null },
  es: {
    name: 'Español',
    offer: { question: '¿Prefieres español?', accept: 'Ver en español', dismiss: 'No, gracias' },
  },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGE_FACTS;

export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as Language[];

/** Returns the language of a tag, or undefined if the product does not have it. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}

/** Returns the language of a tag, or English if the product does not have it. */
export function toLanguage(tag: string | null | undefined): Language {
  return findLanguage(tag) ?? 'en';
}

/** Returns the usual region of a language: 'US' for 'en'. */
export function regionOf(language: Language): string {
  return new Intl.Locale(language).maximize().region ?? '';
}

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

/** The tag of a language that the product never has: ISO 639 reserves `qaa` for private use. */
export const UNKNOWN_LANGUAGE = 'qaa';

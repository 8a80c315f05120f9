/** A tag that the product never has: ISO 639 keeps `qaa` for private use. */
export const UNKNOWN_LANGUAGE = 'qaa';

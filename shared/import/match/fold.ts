import { toSearchText } from '../../search-text.ts';

/**
 * Prepares a text for comparison: lower case, no accents, only letters and digits, single spaces. Must never change: the
 * keys of stored rows contain it.
 */
export function fold(text: string): string {
  // Most texts of banks are ASCII, for which this is faster and gives the same.
  return /^[\x20-\x7e]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
    : toSearchText(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}

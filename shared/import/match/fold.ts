import { toSearchText } from '../../search-text.ts';

/**
 * A text for comparison: without case and accents, letters and digits only, single spaces. The keys of stored rows are
 * made of it, so it must never change.
 */
export function fold(text: string): string {
  // Most texts of banks are ASCII, where the rules of Unicode change nothing.
  return /^[\x20-\x7e]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
    : toSearchText(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}

import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../../limits.ts';
import { fold } from './fold.ts';

/** Control characters, and those that change the reading direction of all text after them. */
const HIDDEN = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** A visible letter, or a digit. */
const LEGIBLE = /[^\P{L}\p{DI}]|\p{N}/u;

/** Converts a text of a file to one line of limited length, as the contract requires. It may be empty. */
export function toLine(text: string, maxLength: number): string {
  return cut(text.replace(HIDDEN, ' ').trim().toWellFormed(), maxLength).trimEnd();
}

/** Converts a note of a file, with its lines, as the contract requires. */
export function toNote(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((each) => toLine(each, MAX_NOTE_LENGTH));
  return cut(lines.join('\n').trim(), MAX_NOTE_LENGTH).trimEnd();
}

/** Converts the tags of a file, each once, as the contract requires. */
export function toTags(texts: readonly string[]): string[] {
  const tags = texts.map((text) => toLine(text.replace(/[,|]/g, ' '), MAX_TAG_LENGTH)).filter(isLegible);
  return [...new Map(tags.toReversed().map((tag) => [fold(tag), tag])).values()]
    .toReversed()
    .slice(0, MAX_TAGS);
}

/** Whether a text has a visible letter or a digit. */
export function isLegible(text: string): boolean {
  return LEGIBLE.test(text);
}

/** Cuts between code points, never inside of one. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1));
  return text.slice(0, isSplit ? maxLength - 1 : maxLength);
}

import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../limits.ts';
import { line, VISIBLE } from './fields.ts';

const CHARACTER = /(?:\n|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])/u.source;
const LINES = new RegExp(`^${CHARACTER}*$`, 'u');
/** The invisible characters come first, so that the expression reads a long text only once. */
const VISIBLE_LINES = new RegExp(
  `^(?:(?!${VISIBLE.source})${CHARACTER})*${VISIBLE.source}${CHARACTER}*$`,
  'u',
);

/** Several lines: trimmed, without other control characters; '' if nothing is visible. */
export function lines(max: number) {
  return z
    .string()
    .check(
      z.overwrite(toLines),
      z.maxLength(max, { error: 'textTooLong' }),
      z.regex(LINES, { error: 'textHasControlCharacters' }),
    );
}

/** Several lines like `lines`, but something must be visible. */
export function requiredLines(max: number) {
  return z.string().check(
    z.overwrite(toLines),
    z.maxLength(max, { error: 'textTooLong' }),
    z.regex(VISIBLE_LINES, {
      error: ({ input }) => (LINES.test(String(input)) ? 'required' : 'textHasControlCharacters'),
    }),
  );
}

export const Note = lines(MAX_NOTE_LENGTH);

/**
 * Two tags are the same if `toSearchText` makes them equal. A tag has no comma and no bar, because these separate
 * tags in a list.
 */
export const Tag = line(MAX_TAG_LENGTH).check(
  // A tag may end the path of a request, which cannot end with one or two dots.
  z.refine((tag) => !/[,|]|^\.\.?$/.test(tag), { error: 'tagHasSeparator' }),
);

export const Tags = z.array(Tag).check(z.maxLength(MAX_TAGS, { error: 'tooMany' }));

function toLines(text: string): string {
  const unix = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
  return VISIBLE.test(unix) || /\p{Cc}/u.test(unix) ? unix : '';
}

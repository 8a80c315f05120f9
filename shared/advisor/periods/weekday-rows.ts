import { WEEKDAY } from './names.ts';

/** 'From Monday to Friday', 'de lunes a viernes'. */
export const ROW_OF_DAYS = `(?:(?:from|between|del?|entre|desde)(?: el)? )?${WEEKDAY} (?:to|through|thru|till|until|al?|hasta|and|y)(?: el)? ${WEEKDAY}`;
export const LAST_WEEK = '(?:last|previous) week|(?:la )?semana (?:pasada|anterior)';
export const THIS_WEEK = '(?:this|the current) week|(?:en )?esta semana';

const ROW = new RegExp(`(?<![^ ])${ROW_OF_DAYS}(?![^ ])`);
const OF_ONE_WEEK = new RegExp(
  `\\b(?:${LAST_WEEK}|${THIS_WEEK}|(?:last|next|this|pasado|proximo|este) ${WEEKDAY}|compar\\S*|than|que el)\\b`,
);
/** Verbs of the past: with them, a row of days is in one week, unless the text names a longer period. */
const PAST_VERBS =
  /(?<![^ ])(?:did|spent|bought|paid|have|has|gaste|gastado|gastamos|compre|pague|pagado|he|hemos)(?![^ ])/;
const WORKDAYS = /(?:monday|lunes) \S+(?: el)? (?:friday|viernes)$/;
const ALL_DAYS =
  /(?:monday|lunes) \S+(?: el)? (?:sunday|domingo)$|(?:sunday|domingo) \S+(?: el)? (?:saturday|sabado)$/;

/**
 * Writes 'from Monday to Friday' as 'on weekdays', and leaves out 'from Monday to Sunday', if all weeks are meant.
 * Other rows of days in all weeks are doubtful: the advisor has no figures for them. `isTimed` says whether a text
 * names a period.
 */
export function writeRowOfDays(
  words: string,
  isTimed: (rest: string) => boolean,
): { words: string; isDoubtful: boolean } {
  const [row] = ROW.exec(words) ?? [];
  if (row === undefined || OF_ONE_WEEK.test(words)) return { words, isDoubtful: false };
  if (PAST_VERBS.test(words) && !isTimed(words.replace(row, ''))) return { words, isDoubtful: false };
  const isJoined = / (?:and|y) /.test(row);
  if (ALL_DAYS.test(row) && !isJoined)
    return { words: words.replace(row, '').trim().replaceAll(/ {2,}/g, ' '), isDoubtful: false };
  if (!WORKDAYS.test(row) || isJoined) return { words, isDoubtful: !isJoined };
  return {
    words: words.replace(row, /friday/.test(row) ? 'on weekdays' : 'entre semana'),
    isDoubtful: false,
  };
}

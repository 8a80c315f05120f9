import { sql, type Expression, type SqlBool } from 'kysely';
import {
  APOSTROPHES,
  toWordSearch,
  WORD_GAPS,
  type AmountRange,
  type SearchTerms,
} from '#shared/transaction-search.ts';
import { toSearchedTag } from '../../search-column.ts';

/** Whether a transaction, also a deleted one, is found by its text, category or amount. */
export function findsTerms({ text, categories, amounts, within }: SearchTerms): Expression<SqlBool> {
  const ways = [
    contains(text),
    ...categories.map((category) => sql<SqlBool>`category = ${category}`),
    ...amounts.map(isOfSize),
  ];
  const isFound = sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
  if (within === undefined) return isFound;
  return text === '' ? isOfSize(within) : sql<SqlBool>`(${isOfSize(within)} and ${isFound})`;
}

/** Whether an amount lies in a range, without the sign of a refund. */
function isOfSize({ min, max }: AmountRange): Expression<SqlBool> {
  return sql<SqlBool>`abs(coalesce(amount_minor, 0)) between ${min} and ${max}`;
}

/** Whether a transaction, also a deleted one, has a tag, given by `toSearchText`. */
export function hasTag(tag: string): Expression<SqlBool> {
  return contains(toSearchedTag(tag));
}

/** Whether the text of a transaction matches a search for a word, as in `hasWordStart`. */
export function hasWord(search: string): Expression<SqlBool> {
  const { start, some, none } = toWordSearch(search);
  const isSome = sql.join(some.map(inWords), sql` or `);
  const conditions = [
    sql`${BARE_TEXT} like ${toPattern(start)} escape '\\'`,
    sql`(${isSome})`,
    ...none.map((each) => sql`not ${inWords(each)}`),
  ];
  // The first test costs a tenth of each other one and leaves few transactions to them.
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function inWords(part: string): Expression<SqlBool> {
  return sql<SqlBool>`${TEXT_OF_WORDS} like ${toPattern(part)} escape '\\'`;
}

type Text = Expression<string>;
const replaced = (text: Text, part: string, by: string) =>
  sql<string>`replace(${text}, ${sql.lit(part)}, ${sql.lit(by)})`;

const BARE_TEXT = APOSTROPHES.reduce<Text>(
  (text, each) => replaced(text, each, ''),
  sql<string>`search_text`,
);
const GAPPED_TEXT = WORD_GAPS.reduce<Text>(
  (text, gap) => replaced(text, gap, ' '),
  sql<string>`(' ' || ${BARE_TEXT} || ' ')`,
);
/** With one blank between words: brackets are gaps, so no text has any left. */
const TEXT_OF_WORDS = replaced(replaced(replaced(GAPPED_TEXT, ' ', '[]'), '][', ''), '[]', ' ');

/** Whether the searched text contains this part, which has no wildcards. */
function contains(part: string): Expression<SqlBool> {
  return sql<SqlBool>`search_text like ${toPattern(part)} escape '\\'`;
}

function toPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

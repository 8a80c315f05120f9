import { sql, type Expression, type SqlBool } from 'kysely';
import {
  APOSTROPHES,
  toWordSearch,
  WORD_GAPS,
  type AmountRange,
  type SearchTerms,
} from '#shared/transaction-search.ts';
import { toSearchedTag } from '../../search-column.ts';

/** Whether a row of `transactions` or `deleted_transactions` matches the terms by its text, category, account or amount. */
export function matchesTerms({
  text,
  categories,
  accounts,
  amounts,
  within,
}: SearchTerms): Expression<SqlBool> {
  const conditions = [
    contains(text),
    ...categories.map((category) => sql<SqlBool>`category = ${category}`),
    ...accounts.map((account) => sql<SqlBool>`source_id = ${account}`),
    ...amounts.map(isInRange),
  ];
  const isFound = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  if (within === undefined) return isFound;
  return text === '' ? isInRange(within) : sql<SqlBool>`(${isInRange(within)} and ${isFound})`;
}

/** Whether an amount lies in a range; the sign of a refund is ignored. */
function isInRange({ min, max }: AmountRange): Expression<SqlBool> {
  return sql<SqlBool>`abs(coalesce(amount_minor, 0)) between ${min} and ${max}`;
}

/** Whether a row of `transactions` or `deleted_transactions` has a tag, converted by `toSearchText`. */
export function hasTag(tag: string): Expression<SqlBool> {
  return contains(toSearchedTag(tag));
}

/** Whether the text of a transaction matches a search for a word, as in `hasWordStart`. */
export function hasWord(search: string): Expression<SqlBool> {
  const { start, some, none } = toWordSearch(search);
  const hasSome = sql.join(some.map(inWords), sql` or `);
  const conditions = [
    sql`${BARE_TEXT} like ${toPattern(start)} escape '\\'`,
    sql`(${hasSome})`,
    ...none.map((each) => sql`not ${inWords(each)}`),
  ];
  // The first condition costs a tenth of each other one, and excludes most transactions.
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
/** Reduces gaps to one blank. The markers are brackets, which the text does not contain, since they are gaps too. */
const TEXT_OF_WORDS = replaced(replaced(replaced(GAPPED_TEXT, ' ', '[]'), '][', ''), '[]', ' ');

/** Whether the search text contains `part` literally. */
function contains(part: string): Expression<SqlBool> {
  return sql<SqlBool>`search_text like ${toPattern(part)} escape '\\'`;
}

function toPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

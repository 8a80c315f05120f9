import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { findSpelling } from '#shared/contract/search-spelling.ts';
import { currencyDecimals } from '#shared/money.ts';
import { nearSpelling } from '#shared/spelling/near-spelling.ts';
import { readTypedSearch } from '#shared/typed-search.ts';
import type { Search, SearchUser } from './filter.ts';
import type { ReadTexts } from './groups/text-memory.ts';

type Spelling = OutputOf<typeof findSpelling>;
export type FindSpelling = (user: SearchUser, search: Search) => Promise<Spelling>;

const NONE: Spelling = { meant: null };

/**
 * Finds a similar spelling for words that no transaction has, among the transactions that the other filters find. It
 * compares many words, so do not call it in the thread that serves requests.
 */
export function createSpelling(readTexts: ReadTexts): FindSpelling {
  return async (user, { q, ...others }) => {
    if (q === undefined) return NONE;
    const { words: typedWords, amountText, isExact } = readTypedSearch(q, currencyDecimals(user.currency));
    if (isExact || typedWords === '') return NONE;
    const search = amountText === '' ? others : { ...others, q: amountText };
    const words = nearSpelling(typedWords, await readTexts(user, search));
    return { meant: words === undefined ? null : { q: `${words} ${amountText}`.trim(), words } };
  };
}

import { MAX_TAGS } from './limits.ts';
import { toSearchText } from './search-text.ts';

/** In this order: `set` replaces all tags, `remove` takes some away, and `add` adds some. */
export type TagChange = {
  set?: readonly string[] | undefined;
  remove?: readonly string[] | undefined;
  add?: readonly string[] | undefined;
};

/** Returns the tags after a change, or undefined if there would be too many. A tag that stays keeps its spelling. */
export function changeTags(tags: readonly string[], change: TagChange): string[] | undefined {
  const { set = tags, remove = [], add = [] } = change;
  const removed = new Set(remove.map(toSearchText));
  const byText = new Map<string, string>();
  for (const tag of [...set.filter((each) => !removed.has(toSearchText(each))), ...add]) {
    const text = toSearchText(tag);
    if (!byText.has(text)) byText.set(text, tag);
  }
  return byText.size > MAX_TAGS ? undefined : [...byText.values()];
}

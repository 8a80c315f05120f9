import { MAX_TAGS } from './limits.ts';
import { toSearchText } from './search-text.ts';

/** Tags that are put in the place of others, then those that are removed, then those that are added. */
export type TagChange = {
  set?: readonly string[] | undefined;
  remove?: readonly string[] | undefined;
  add?: readonly string[] | undefined;
};

/** The tags after a change; those that stay keep their spelling. Undefined if there would be too many. */
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

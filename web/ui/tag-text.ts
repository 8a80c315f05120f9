import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/limits.ts';

/** Tags as one text, as the form keeps them; no tag contains a comma. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(', ');
}

export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Finds the error of tags, including the tag that is being typed. */
export function findTagsError(tags: readonly string[], typed: string): 'tooLong' | 'tooMany' | undefined {
  const all = [...tags, ...splitTags(typed)];
  if (all.some((tag) => tag.length > MAX_TAG_LENGTH)) return 'tooLong';
  return all.length > MAX_TAGS ? 'tooMany' : undefined;
}

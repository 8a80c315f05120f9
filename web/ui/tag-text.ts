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

/** Finds the error of tags and of the tag in the input, which is not complete yet. */
export function findTagsError(tags: readonly string[], input: string): 'tooLong' | 'tooMany' | undefined {
  const allTags = [...tags, ...splitTags(input)];
  if (allTags.some((tag) => tag.length > MAX_TAG_LENGTH)) return 'tooLong';
  return allTags.length > MAX_TAGS ? 'tooMany' : undefined;
}

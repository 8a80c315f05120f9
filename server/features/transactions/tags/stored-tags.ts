import { toSearchText } from '#shared/search-text.ts';

const SEPARATOR = '|';

/** Converts tags to their column, such as `|casa|viaje 2026|`. Of tags that differ only in case or accents, keeps one. */
export function storeTags(tags: readonly string[]): string {
  const byText = new Map<string, string>();
  for (const tag of tags) {
    const text = toSearchText(tag);
    if (!byText.has(text)) byText.set(text, tag);
  }
  return byText.size === 0 ? '' : SEPARATOR + [...byText.values(), ''].join(SEPARATOR);
}

export function readTags(stored: string): string[] {
  return stored === '' ? [] : stored.slice(1, -1).split(SEPARATOR);
}

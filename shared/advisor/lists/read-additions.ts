import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/advisor/types.ts';

/** Kinds of words that are added to questions. All but `limit` keep the meaning. */
const KINDS = ['opening', 'closing', 'aside', 'filler', 'limit', 'synonyms'] as const;
type Kind = (typeof KINDS)[number];

/** Words to add to questions of a language, by kind; `synonyms` are words between commas. */
export type Additions = Record<Kind, string[]>;

/** The additions of both languages. Throws for a row of no known kind. */
export function readAdditions(): Record<Language, Additions> {
  return { en: readLanguage('en'), es: readLanguage('es') };
}

function readLanguage(language: Language): Additions {
  const path = join(import.meta.dirname, `additions.${language}.tsv`);
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const additions: Additions = { opening: [], closing: [], aside: [], filler: [], limit: [], synonyms: [] };
  for (const row of rows) {
    const [name, words = ''] = row.split('\t');
    const kind = KINDS.find((each) => each === name);
    if (kind === undefined || words === '')
      throw new Error(`additions.${language}.tsv: '${row}' is malformed.`);
    additions[kind].push(words);
  }
  return additions;
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { listedTexts } from '#shared/testing/listed-texts.ts';
import { TEXTS } from '#shared/i18n/texts.ts';

const rows = readFileSync(new URL('../shared/i18n/GLOSSARY.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Reads the words of one column of the glossary. */
function readColumn(title: string): string[] {
  const column = rows[0]?.indexOf(title) ?? -1;
  if (column < 0) throw new Error(`The glossary has no column '${title}'.`);
  const words = rows.slice(2).flatMap((cells) => cells[column]?.split(', ') ?? []);
  return words.filter((word) => word !== '');
}

/** Finds the given words in a text, as whole words in any case, except in placeholders and addresses. */
function findWords(text: string, words: string[]): string[] {
  const prose = text.replaceAll(/{{\w+}}|https?:\S+/g, ' ');
  return words.filter((word) => new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'iu').test(prose));
}

it.each(LANGUAGES)('no text in %s has a word that the glossary rules out', (language) => {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const words = readColumn(`not in ${name}`);
  expect(words).not.toEqual([]);
  const faults = listedTexts(TEXTS[language]).map(([key, text]) => [key, findWords(text, words).join(', ')]);
  expect(faults.filter(([, found]) => found !== '')).toEqual([]);
});

it.each(LANGUAGES)('in %s, only the title of the advisor mentions AI', (language) => {
  const mentions = listedTexts(TEXTS[language]).filter(
    ([, text]) => findWords(text, ['AI', 'IA']).length > 0,
  );
  expect(mentions.map(([key]) => key)).toEqual(['screens.premium.offers.advisor.title']);
});

import { describe, expect, it } from 'vitest';
import { DisplayName } from './fields.ts';
import { saveLocation } from './location.ts';
import { SystemSettings } from './setting-values.ts';
import { expenseEndpoints } from './transactions.ts';

const INVISIBLE = {
  'zero-width spaces': '\u200b\u2060\ufeff',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'variation selectors': '\ufe0f\ufe0e',
  'a grapheme joiner': '\u034f',
  'Khmer vowels that are drawn as nothing': '\u17b4\u17b5',
  'empty Braille cells': '\u2800\u2800',
  'marks without a base': '\u0301\u0308',
  'tags of the last plane': '\u{e0041}\u{e0020}',
  'empty signs of other scripts': '\ufffc\u{1d159}\u{13441}\u{13442}',
  'blanks of other scripts': '\u3000\u00a0',
};
const VISIBLE = ['é', 'e\u0301', '❤️', '👩‍👩‍👧', '🇪🇸', '1️⃣', 'علي', 'ก็', 'ㅎㅏㄴ', '한', '\u3164a', '.'];

const expense = { amount: 1, date: '2026-01-01' };
const acceptsByField = {
  'a display name': (text: string) => DisplayName.safeParse(text).success,
  'a description': (text: string) =>
    expenseEndpoints.add.body?.safeParse({ ...expense, description: text }).success,
  'a city': (text: string) => saveLocation.body?.safeParse({ city: text, country: 'ES' }).success,
  'the name of an installation': (text: string) => SystemSettings.shape.instanceName.safeParse(text).success,
};

describe.each(Object.entries(acceptsByField))('%s', (_, accepts) => {
  it.each(Object.entries(INVISIBLE))('cannot be %s alone', (_name, text) => {
    expect(accepts(text)).toBe(false);
  });

  it.each(VISIBLE)('may be %j', (text) => {
    expect(accepts(text)).toBe(true);
  });
});

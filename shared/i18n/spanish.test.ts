import { expect, it } from 'vitest';
import { mail as mailEn } from './en/mail.ts';
import { enPages } from './en/page-texts.ts';
import { en } from './en/texts.ts';
import { mail as mailEs } from './es/mail.ts';
import { esPages } from './es/page-texts.ts';
import { es } from './es/texts.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text with its key, such as ['app.titles.home', 'Your money, on your own server']. */
function listed(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : listed(value, `${path}${key}.`),
  );
}

const english = listed({ ...en, ...enPages, mail: mailEn });
const spanish = new Map(listed({ ...es, ...esPages, mail: mailEs }));

/** Each was looked at: Spanish writes these as English does, or they stand in one language for all. */
const ALIKE = [
  'app.language.en',
  'app.language.es',
  'app.language.offer',
  'app.language.offerAccept',
  'app.language.offerDismiss',
  'app.name',
  'app.navigation.premium',
  'app.navigation.shortcut',
  'app.notFound.code',
  'app.titles.error',
  'app.titles.premium',
  'location.place',
  'premium.title',
  'privacy.storage.kinds.cookie',
  'profile.photo.zoom',
  'shortcuts.control',
  'shortcuts.escape',
  'summaries.categories.total',
  'summaries.totals.balance',
];

it('is another text than the English one, but for a short list', () => {
  const alike = english.filter(([key, text]) => spanish.get(key) === text).map(([key]) => key);
  expect(alike.toSorted()).toEqual(ALIKE);
});

it('takes the same values as the English text', () => {
  const values = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).toSorted();
  for (const [key, text] of english) {
    expect([key, values(spanish.get(key) ?? '')]).toEqual([key, values(text)]);
  }
});

it('speaks to the reader as tú', () => {
  const formal = /\busted(es)?\b/i;
  expect([...spanish].filter(([, text]) => formal.test(text))).toEqual([]);
});

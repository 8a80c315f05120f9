import { expect, it } from 'vitest';
import { adminTexts as adminEn } from './en/admin-texts.ts';
import { mail as mailEn } from './en/mail.ts';
import { enPages } from './en/page-texts.ts';
import { en } from './en/texts.ts';
import { adminTexts as adminEs } from './es/admin-texts.ts';
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

const english = listed({ ...enPages, ...en, mail: mailEn, administration: adminEn });
const spanish = new Map(listed({ ...esPages, ...es, mail: mailEs, administration: adminEs }));

/** Each was looked at: Spanish writes these as English does, or they stand in one language for all. */
const ALIKE = [
  'administration.admin.badge',
  'administration.admin.footer',
  'administration.adminMetrics.notAvailable',
  'administration.adminUsers.csv.columns.id',
  'administration.adminUsers.csv.columns.plan',
  'administration.adminUsers.details.id',
  'administration.adminUsers.details.place',
  'administration.adminUsers.details.plan',
  'administration.adminUsers.plans.premium',
  'administration.audit.changes.no',
  'administration.audit.people.system',
  'administration.systemSettings.groups.general',
  'administration.systemSettings.health.engines.postgres',
  'administration.systemSettings.health.engines.sqlite',
  'administration.systemSettings.health.node',
  'administration.systemSettings.health.version',
  'administration.systemSettings.securities.starttls',
  'administration.systemSettings.securities.tls',
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

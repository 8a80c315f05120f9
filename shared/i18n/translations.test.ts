import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { listedTexts } from '../testing/listed-texts.ts';
import { TEXTS } from './texts.ts';

const ENGLISH = listedTexts(TEXTS.en);
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** These texts may be the same as in English. Each was checked. */
const ALIKE: Record<Exclude<Language, 'en'>, string[]> = {
  es: [
    'advisor.change.amount',
    'advisor.list.between',
    'advisor.merchants.part',
    'advisor.recurring.part',
    'pages.app.name',
    'pages.app.notFound.code',
    'pages.app.titles.error',
    'pages.app.titles.premium',
    'pages.privacy.storage.kinds.cookie',
    'reportFiles.columns.total',
    'screens.admin.badge',
    'screens.admin.footer',
    'screens.adminMetrics.notAvailable',
    'screens.adminUsers.csv.columns.id',
    'screens.adminUsers.csv.columns.plan',
    'screens.adminUsers.details.id',
    'screens.adminUsers.details.place',
    'screens.adminUsers.details.plan',
    'screens.adminUsers.filters.plan',
    'screens.adminUsers.filters.plans.premium',
    'screens.adminUsers.plan.plan',
    'screens.adminUsers.plans.premium',
    'screens.app.name',
    'screens.app.navigation.premium',
    'screens.app.navigation.shortcut',
    'screens.app.notFound.code',
    'screens.app.titles.error',
    'screens.app.titles.premium',
    'screens.audit.changes.names.plan',
    'screens.audit.changes.no',
    'screens.audit.people.system',
    'screens.categories.freelance',
    'screens.location.place',
    'screens.premium.title',
    'screens.profile.photo.zoom',
    'screens.recurring.schedule.both',
    'screens.recurring.suggestions.named',
    'screens.recurring.waiting.named',
    'screens.reports.csv',
    'screens.reports.total',
    'screens.shortcuts.control',
    'screens.shortcuts.escape',
    'screens.summaries.categories.total',
    'screens.systemSettings.groups.general',
    'screens.systemSettings.groups.premium',
    'screens.systemSettings.health.engines.postgres',
    'screens.systemSettings.health.engines.sqlite',
    'screens.systemSettings.health.node',
    'screens.systemSettings.health.version',
    'screens.systemSettings.securities.starttls',
    'screens.systemSettings.securities.tls',
    'screens.transfers.sides',
  ],
};

describe.each(TRANSLATED)('what is said in %s', (language) => {
  const translated = new Map(listedTexts(TEXTS[language]));

  it('differs from the English text, except for a short list', () => {
    const alike = ENGLISH.filter(([key, text]) => translated.get(key) === text).map(([key]) => key);
    expect(alike.toSorted()).toEqual(ALIKE[language]);
  });

  it('has the same placeholders as the English text', () => {
    const values = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).toSorted();
    for (const [key, text] of ENGLISH) {
      expect([key, values(translated.get(key) ?? '')]).toEqual([key, values(text)]);
    }
  });
});

it('Spanish addresses the reader as tú', () => {
  const formal = /\busted(es)?\b/i;
  expect(listedTexts(TEXTS.es).filter(([, text]) => formal.test(text))).toEqual([]);
});

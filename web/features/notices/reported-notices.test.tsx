import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import type { Notice } from '#shared/contract/notices.ts';
import { texts } from '#shared/i18n/en/texts.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';
import { ReportedNotices } from './reported-notices.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});

const FUN = {
  id: 'entertainment',
  type: 'expense',
  name: null,
  icon: null,
  colour: null,
  isFixed: true,
  isArchived: false,
  mergedInto: null,
} as const;

const notice: Notice = {
  key: 'abcdefghijklmnopqrstuv',
  kind: 'large',
  day: '2026-11-13',
  name: 'Concert',
  category: 'entertainment',
  type: 'expense',
  amount: 180,
  usual: 27.51,
  comparedWith: 'category',
  count: 60,
  transactionIds: [],
};

function htmlOf(...notices: Notice[]): string {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { timeZone: 'UTC', currency: 'EUR', country: null } as never);
  client.setQueryData(categoriesQuery.queryKey, { items: [FUN] });
  const { view } = memoryNavigation(<ReportedNotices notices={notices} />);
  return renderToString(<QueryClientProvider client={client}>{view}</QueryClientProvider>);
}
const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to = '', text = '']) => `${text} ${to.replaceAll('&amp;', '&')}`,
  );

test('a notice in a report has links to its transactions, named so', () => {
  expect(linksOf(htmlOf(notice))).toEqual([
    'Show transactions /transactions?q=Concert&from=2026-11-13&to=2026-11-13',
  ]);
  expect(linksOf(htmlOf({ ...notice, kind: 'ended', comparedWith: null }))).toEqual([
    'Show recurring transactions /recurring',
    'Show transactions /transactions?q=Concert&to=2026-11-13',
  ]);
});

test('the reason of a large one names what those before are of', () => {
  expect(htmlOf(notice)).toContain('The 60 previous expenses in Entertainment were around €27.51.');
  expect(htmlOf({ ...notice, comparedWith: 'payee' })).toContain(
    'The 60 previous expenses for Concert were around €27.51.',
  );
});

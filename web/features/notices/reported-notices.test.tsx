import { expect, test } from 'vitest';
import type { Notice } from '#shared/contract/notices.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { ReportedNotices } from './reported-notices.tsx';

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

const renderNotices = async (...notices: Notice[]) => await renderPart(<ReportedNotices notices={notices} />);
const findLinks = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to = '', text = '']) => `${text} ${to.replaceAll('&amp;', '&')}`,
  );

test('a notice links to its transactions, and a notice about a series also to recurring transactions', async () => {
  expect(findLinks(await renderNotices(notice))).toEqual([
    'Show transactions /transactions?q=%22Concert%22&from=2026-11-13&to=2026-11-13',
  ]);
  expect(findLinks(await renderNotices({ ...notice, kind: 'ended', comparedWith: null }))).toEqual([
    'Show recurring transactions /recurring',
    'Show transactions /transactions?q=%22Concert%22&to=2026-11-13',
  ]);
});

test('the reason of a large expense says whether it was compared with its category or its payee', async () => {
  expect(await renderNotices(notice)).toContain(
    'The 60 previous expenses in Entertainment were around €27.51.',
  );
  expect(await renderNotices({ ...notice, comparedWith: 'payee' })).toContain(
    'The 60 previous expenses for Concert were around €27.51.',
  );
});

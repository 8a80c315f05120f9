import type { Page } from 'playwright-core';
import { today } from '#shared/calendar.ts';
import { paths } from '#shared/paths.ts';
import { clickButton, screensAt, seeText, startOf, type Act, type Screen } from '../screen.ts';

const seeRange = seeText(({ forecast }) => forecast.range);

/** Fakes notices, because the accounts have none on these days. */
async function fakeNotices(on: Page): Promise<void> {
  const day = today('UTC', Date.now());
  const gym = { kind: 'twice', name: 'Gimnasio Atlas', category: 'health', day } as const;
  const high = { kind: 'categoryHigh', name: '', category: 'food', day } as const;
  const hotel = {
    kind: 'large',
    name: 'Hotel Miramar, Playa de la Concha',
    category: 'entertainment',
    day,
  } as const;
  const digest = (at: number) => `${at}`.padStart(22, 'k');
  const compared = { type: 'expense', comparedWith: 'category' } as const;
  const shown = {
    ...hotel,
    ...compared,
    key: digest(0),
    amount: 612,
    usual: 48.2,
    count: 60,
    transactionIds: [],
  };
  const dismissed = (
    [
      ['transaction', gym],
      ['merchant', gym],
      ['merchant', high],
      ['kind', hotel],
    ] as const
  ).map(([scope, about], at) => ({
    key: digest(at + 1),
    scope,
    kind: about.kind,
    about,
    dismissedAt: `${day}T09:00:00.000Z`,
  }));
  await on.route('**/api/v1/notices', (route) => route.fulfill({ json: { items: [shown] } }));
  await on.route('**/api/v1/notices/dismissed', (route) => route.fulfill({ json: { items: dismissed } }));
}

const askForMerchants: Act = async (page, { ask }) => {
  const question = ask.examples.merchants;
  await clickButton(page, question);
  await page.getByRole('region', { name: question }).getByRole('listitem').first().waitFor();
};

export const insightScreens: readonly Screen[] = [
  ...screensAt(paths.insights, 'demo', {
    insights: { act: seeRange },
    'insights-dismissed': {
      arrange: fakeNotices,
      act: (page, { notices }) => page.getByText(startOf(notices.dismissed.heading)).click(),
    },
  }),
  { name: 'insights-empty', path: paths.insights, who: 'fresh', act: seeText(({ notices }) => notices.none) },
  { name: 'forecast', path: paths.insightsForecast, who: 'demo', act: seeRange },
  {
    name: 'forecast-empty',
    path: paths.insightsForecast,
    who: 'fresh',
    act: seeText(({ forecast }) => forecast.empty.title),
  },
  ...screensAt(paths.insightsAsk, 'demo', {
    ask: {},
    'ask-answer': { act: askForMerchants },
  }),
];

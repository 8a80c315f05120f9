import { paths } from '#shared/paths.ts';
import { clickButton, type Act, type Screen } from '../screen.ts';

type Given = Parameters<Act>;

export const insightScreens: readonly Screen[] = [
  { name: 'insights', path: paths.insights, who: 'demo', act: seeRange },
  { name: 'insights-empty', path: paths.insights, who: 'fresh', act: seeNoNotice },
  { name: 'forecast', path: paths.insightsForecast, who: 'demo', act: seeRange },
  { name: 'forecast-empty', path: paths.insightsForecast, who: 'fresh', act: seeNoForecast },
  { name: 'ask', path: paths.insightsAsk, who: 'demo' },
  { name: 'ask-answer', path: paths.insightsAsk, who: 'demo', act: askForMerchants },
];

async function seeRange(...[page, { forecast }]: Given): Promise<void> {
  await page.getByText(forecast.range).first().waitFor();
}

async function seeNoNotice(...[page, { notices }]: Given): Promise<void> {
  await page.getByText(notices.none).waitFor();
}

async function seeNoForecast(...[page, { forecast }]: Given): Promise<void> {
  await page.getByText(forecast.empty.title).waitFor();
}

async function askForMerchants(...[page, { ask }]: Given): Promise<void> {
  const question = ask.examples.merchants;
  await clickButton(page, question);
  await page.getByRole('region', { name: question }).getByRole('listitem').first().waitFor();
}

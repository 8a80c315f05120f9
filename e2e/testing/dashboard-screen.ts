import type { Locator, Page } from 'playwright-core';
import { texts as en } from '#shared/i18n/en/texts.ts';
import type { ScreenTexts } from './each-language.ts';

type Texts = Pick<ScreenTexts, 'summaries'>;

/** The button between the two arrows that names the period and opens its menu. */
const findPeriodButton = (page: Page, { summaries }: Texts = en): Locator =>
  page.getByRole('group', { name: summaries.period.label }).locator('[aria-haspopup=menu]');

/** Chooses one of the named periods. */
export async function choosePeriod(page: Page, name: string, texts: Texts = en): Promise<void> {
  await findPeriodButton(page, texts).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Opens the form for any other days. */
export async function openCustomPeriod(page: Page, texts: Texts = en): Promise<void> {
  await findPeriodButton(page, texts).click();
  await page.getByRole('menuitem', { name: texts.summaries.period.custom }).click();
}

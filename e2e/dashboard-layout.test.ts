import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { addDays } from '#shared/calendar.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { findLayoutFaults, settleLayout } from './testing/layout-faults.ts';
import { recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const WIDTHS = [320, 360, 768, 1024, 1180, 1440, 1920];
const LONG_WORD = 'Otorrinolaringologiaspezialistenverbandes';
const CATEGORIES = ['food', 'uncategorized', 'entertainment', 'transport'];

/** Measures the font sizes of income, expenses and balance, in pixels. */
function readTotalSizes(page: Page): Promise<number[]> {
  return page
    .locator('section p[class*=amount] > span:not([aria-hidden])')
    .evaluateAll((figures) => figures.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize)));
}

describe.each(
  inDepth([
    { currency: 'COP', amount: 98_765_432_109.99 },
    { currency: 'KWD', amount: 98_765_432_109.987 },
    { currency: 'EUR', amount: 1_234_567.89 },
  ]),
)('the dashboard with the widest amounts in $currency', ({ currency, amount }) => {
  test.each(inDepth(LANGUAGES.toReversed()))('fits every width in %s', async (language) => {
    const visited = await visitSignedIn({ currency, language, timeZone: 'UTC', name: LONG_WORD });
    const { page, context } = visited;
    await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    for (const [at, category] of CATEGORIES.entries()) {
      const named = category === 'uncategorized' ? {} : { category };
      const day = { date: addDays(TODAY, -at), amount: Number((amount / (at + 1)).toFixed(2)) };
      const description = `Supermercado ${LONG_WORD}`;
      await recordOverHttp(context, server.url, 'expense', { description, ...day, ...named });
    }
    const income = { description: 'Sueldo', amount, category: 'salary', date: TODAY };
    await recordOverHttp(context, server.url, 'income', income);
    const earlier = { description: 'Antes', amount: 1, date: addDays(TODAY, -40) };
    await recordOverHttp(context, server.url, 'expense', earlier);
    await page.goto('/dashboard');
    await page.getByRole('slider').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settleLayout(page);
      await expect.poll(() => findLayoutFaults(page), { message: `faults at ${width} px` }).toEqual([]);
      const largest = async () => {
        const sizes = await readTotalSizes(page);
        return sizes.indexOf(Math.max(...sizes));
      };
      // At larger widths, all three are side by side in the same size.
      if (width <= 768) await expect.poll(largest, { message: `the balance at ${width} px` }).toBe(2);
      if (width > 360) continue;
      const shares = await page
        .locator('[data-transaction] [data-opener]')
        .evaluateAll((texts) =>
          texts.map((text) => text.clientWidth / (text.closest('li')?.clientWidth ?? 1)),
        );
      expect(shares).not.toEqual([]);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.5);
    }
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/transactions');
    const lines = page.locator('dl').first().locator('dd');
    await lines.last().waitFor();
    const countLines = () =>
      lines.evaluateAll((sums) => new Set(sums.map((sum) => sum.getBoundingClientRect().top)).size);
    // There is no room for three sums of 24 characters side by side.
    if (currency !== 'KWD')
      await expect.poll(countLines, { message: 'the sums of the history are in one line' }).toBe(1);
    await page.setViewportSize({ width: 768, height: 900 });
    const row = page.locator('[data-transaction]').first();
    const isBeside = () =>
      row.evaluate((each) => {
        const [words, sum] = ['[class*=meta]', '[class*=amount]'].map((part) =>
          each.querySelector(part)?.getBoundingClientRect(),
        );
        return words !== undefined && sum !== undefined && sum.top < words.bottom;
      });
    const message = 'an amount of the history has no line of its own on tablets';
    await expect.poll(isBeside, { message }).toBe(true);
    await context.close();
  });
});

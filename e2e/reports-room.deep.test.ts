import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addMonths, startOfMonth } from '#shared/calendar.ts';
import type { Language } from '#shared/languages.ts';
import { TODAY } from './testing/day.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import { findLayoutFaults } from './testing/layout-faults.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const PAPER = { width: 718, height: 1000 };

/** Signs in somebody with two years of amounts in thousands, and a few expenses with long words. */
async function enter(language: Language) {
  const visited = await visit(browser, server.url);
  const { context } = visited;
  await signUpOverHttp(context, server.url, { timeZone: 'UTC', language });
  for (const back of [0, 1, 12, 13]) {
    const date = back === 0 ? TODAY : addMonths(startOfMonth(TODAY), -back);
    const record = (type: 'expense' | 'income', description: string, amount: number, category: string) =>
      recordOverHttp(context, server.url, type, { description, amount, category, date });
    await record('income', 'Nómina', 3930.55, 'salary');
    await record('expense', 'Alquiler', 1040.65 + back, 'utilities');
    await record('expense', 'Supermercado y productos de limpieza para la casa', 101.58 + back, 'food');
    await record('expense', 'Transferencia a Pablo', 45.67, 'entertainment');
    await record('expense', 'Bizum', 45.67, 'uncategorized');
  }
  return { visited, page: visited.page };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/reports/${path}`);
  await page.getByRole('table').first().waitFor();
}

/** Lists the tables that are partly out of sight. */
async function listCut(page: Page): Promise<(string | null | undefined)[]> {
  return await page
    .getByRole('table')
    .evaluateAll((all) =>
      all
        .filter(({ parentElement: box }) => box !== null && box.scrollWidth > box.clientWidth)
        .map((table) => table.querySelector('caption')?.textContent),
    );
}

/** Lists the words in tables that break over two lines. */
async function listBroken(page: Page): Promise<string[]> {
  return await page.locator('tbody th, td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const node = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      return [...(node?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        if (node === null) return [];
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
}

describe.each(EACH_LANGUAGE)('Reports in narrow windows and on paper (%s)', (language, { summaries }) => {
  test('show every figure next to the menu, and break no word', async () => {
    const { visited, page } = await enter(language);
    for (const path of ['month', 'year', 'savings', 'compare', 'merchants']) {
      await open(page, path);
      for (const width of [768, 900, 1024]) {
        await page.setViewportSize({ width, height: 1000 });
        const message = `${path} at ${width}`;
        await expect.poll(() => listCut(page), { message }).toEqual([]);
        await expect.poll(() => findLayoutFaults(page, { isResized: true }), { message }).toEqual([]);
      }
    }
    await leave(visited);
  });

  test('keep both arrows next to the longest name of a month on a phone', async () => {
    const { visited, page } = await enter(language);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/reports/month?month=${Number(TODAY.slice(0, 4)) - 1}-09`);
    const arrow = (direction: 'previous' | 'next') =>
      page.getByRole('button', { name: interpolate(summaries.steps[direction].month, {}) });
    const readTop = async (direction: 'previous' | 'next') => (await arrow(direction).boundingBox())?.y;
    await arrow('next').waitFor();
    await expect.poll(() => readTop('next')).toBe(await readTop('previous'));
    await leave(visited);
  });

  test('print whole words', async () => {
    const { visited, page } = await enter(language);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    for (const path of ['month', 'year', 'savings']) {
      await open(page, path);
      await expect.poll(() => listBroken(page), { message: path }).toEqual([]);
    }
    await leave(visited);
  });
});

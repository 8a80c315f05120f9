import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { americanFile, cashFile, octoberFile } from './testing/bank-files.ts';
import { describeInTurn } from './testing/each-language.ts';
import { enterImports, startOf } from './testing/import-screen.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();

type Amount = { amount: number };

async function readItems<Item>(page: Page, path: string): Promise<Item[]> {
  const response = await page.context().request.get(`${server.url}/api/v1/${path}`);
  return ((await response.json()) as { items: Item[] }).items;
}

async function readMoney(page: Page) {
  const expenses = await readItems<Amount>(page, 'expenses');
  const cents = expenses.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const transfers = (await readItems<Amount>(page, 'transfers')).map(({ amount }) => amount);
  return { spent: cents / 100, transfers };
}

/** The answers that the accounts remember for their next files. */
async function readAnswers(page: Page): Promise<string[]> {
  const sources = await readItems<{ answers: { settlements?: string[] } }>(page, 'sources');
  return sources.flatMap(({ answers }) => answers.settlements ?? []);
}

describeInTurn('the settlements of an import', (language, texts, it) => {
  const { imports, categories, transactions } = texts;
  const { settlements } = imports;
  const enter = () => enterImports(language, texts);
  const question = (page: Page, name: string) =>
    page.getByLabel(interpolate(settlements.questions.namedCard, { name }), { exact: true });
  const cardName = interpolate(settlements.names.card, { end: '4567' });

  it('are asked about once; a card that is kept gets a transfer, which can become spending afterwards', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await screen.choose(octoberFile());
    await screen.review();
    await question(page, '4567').selectOption({
      label: interpolate(imports.sources.newNamed, { name: cardName }),
    });
    await page.getByText(interpolate(imports.preview.moved_one, { count: '1' })).waitFor();
    const oneTransfer = interpolate(imports.counts.transfers_one, { count: '1' });
    await page.getByRole('button', { name: new RegExp(`${oneTransfer}$`) }).waitFor();
    await screen.save();
    await page.getByText(new RegExp(`· ${oneTransfer}`)).waitFor();
    await page.getByRole('button', { name: startOf(imports.done.undoNamed) }).click();
    await page.getByText(interpolate(imports.undo.transfers_one, { count: '1' })).waitFor();
    await page.keyboard.press('Escape');
    expect(await readMoney(page)).toEqual({ spent: 165.1, transfers: [312.4] });

    // The next file of the account shows the answer.
    await screen.choose(octoberFile(['20/10/2026;LIQUIDACION TARJETA VISA 4567;-50,00;1972,50']));
    await screen.next.click();
    await screen.list.waitFor();
    expect(
      await question(page, '4567').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    ).toBe(cardName);
    await page.goto('/import');

    const remembered = await readAnswers(page);
    const menu = page.getByRole('button', {
      name: interpolate(imports.past.actions, { name: octoberFile().name }),
    });
    await menu.click();
    await page.getByRole('menuitem', { name: imports.past.settle }).click();
    await question(page, '4567').selectOption({ label: categories.other });
    const undo = page.getByRole('button', { name: transactions.toasts.undo, exact: true });
    await undo.waitFor();
    expect(await readMoney(page)).toEqual({ spent: 477.5, transfers: [] });
    expect(await readAnswers(page)).toEqual(['card:4567|category:other']);
    await undo.click();
    await expect.poll(() => readMoney(page)).toEqual({ spent: 165.1, transfers: [312.4] });
    await expect.poll(() => readAnswers(page)).toEqual(remembered);

    await page.keyboard.press('Escape');
    await menu.click();
    await page.getByRole('menuitem', { name: imports.past.undo }).click();
    await page.getByRole('button', { name: imports.undo.confirm, exact: true }).click();
    const deleted = { transactions: interpolate(imports.counts.transactions_other, { number: '3' }) };
    const what = interpolate(imports.counts.both, { ...deleted, transfers: oneTransfer });
    await page.getByText(interpolate(imports.undo.done_other, { what })).waitFor();
    await leave(visited);
  });

  it('are spending if the card is not kept', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await screen.choose(octoberFile());
    await screen.review();
    await question(page, '4567').selectOption({ label: settlements.elsewhere });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: startOf(imports.preview.groups.transfer) }).click();
    const state = page.getByText(imports.preview.states.transfer, { exact: true }).and(page.locator('p'));
    const countCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    expect(await state.evaluate(countCut)).toBe(0);
    await question(page, '4567').selectOption({ label: categories.other });
    await screen.save();
    expect(await readMoney(page)).toEqual({ spent: 477.5, transfers: [] });
    await leave(visited);
  });

  it('can be answered afterwards if the only one is cash that was left as spending', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await screen.choose(cashFile());
    await screen.review();
    await screen.save();
    await page.goto('/import');
    const actions = interpolate(imports.past.actions, { name: cashFile().name });
    await page.getByRole('button', { name: actions }).click();
    await page.getByRole('menuitem', { name: imports.past.settle }).click();
    await page.getByLabel(settlements.questions.cash, { exact: true }).waitFor();
    expect(await readAnswers(page)).toEqual([]);
    await leave(visited);
  });

  it('are asked about for each card of a file', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await screen.choose(americanFile());
    await screen.review();
    const issued = (name: string) =>
      page.getByLabel(interpolate(settlements.questions.issuedCard, { name }), { exact: true });
    await issued('Chase').selectOption({ label: settlements.elsewhere });
    await issued('Amex').selectOption({ label: settlements.leaveOut });
    await screen.save();
    expect(await readMoney(page)).toEqual({ spent: 20, transfers: [200] });
    await leave(visited);
  });
});

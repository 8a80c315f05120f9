import { expect } from 'vitest';
import { accountsFile, septemberFile } from './testing/bank-files.ts';
import { describeInTurn } from './testing/each-language.ts';
import { enterImports, startOf } from './testing/import-screen.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { listStored } from './testing/stored-over-http.ts';
import { tabTo, typeChoice } from './testing/tab-to.ts';

describeInTurn('the review of an import', (language, texts, it) => {
  const { imports } = texts;
  const enter = () => enterImports(language, texts);

  it.inDepth('finds rows of one account, and gives them a category that can be undone', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(accountsFile());
    await screen.review();
    const { preview } = imports;
    await page.locator('summary', { hasText: 'accounts.csv' }).click();
    await page
      .getByRole('list', { name: interpolate(preview.accountsOf, { name: 'accounts.csv' }) })
      .waitFor();
    await page.getByLabel(preview.account, { exact: true }).selectOption('Savings');
    await page.getByRole('searchbox', { name: preview.search.label }).fill('market');
    const field = page.getByLabel(interpolate(preview.tickedCategory_other, { number: '2' }));
    await field.selectOption('expense health');
    const undo = page.getByRole('button', { name: texts.transactions.toasts.undo, exact: true });
    await undo.click();
    await field.selectOption('expense transport');
    await undo.waitFor();
    await page.getByRole('button', { name: preview.search.clear }).click();
    await screen.save();
    const categories = (await listStored({ context })).map(({ description, category }) => [
      description,
      category,
    ]);
    expect(categories).toEqual([
      ['Market', 'food'],
      ['Market', 'transport'],
      ['Market', 'transport'],
      ['Bistro', 'food'],
    ]);
    await leave(visited);
  });

  it('finds, sorts and gives categories to rows with the keyboard alone', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    const { preview } = imports;
    await screen.choose(accountsFile());
    await screen.review();
    const amounts = async () => {
      const boxes = screen.list.getByRole('checkbox', { name: startOf(preview.tick) });
      const names = await boxes.evaluateAll((each) =>
        each.map((box) => box.getAttribute('aria-label') ?? ''),
      );
      return names.map((name) => /\d+[.,]\d\d/.exec(name)?.[0].replace(',', '.'));
    };
    const box = page.getByRole('searchbox', { name: preview.search.label });
    await tabTo(page, box);
    await page.keyboard.type('market');
    await expect.poll(() => box.inputValue()).toBe('market');
    await expect.poll(amounts).toEqual(['30.00', '9.00', '12.50']);
    const sort = page.getByLabel(preview.sort, { exact: true });
    await tabTo(page, sort);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => sort.inputValue()).toBe('oldest');
    await expect.poll(amounts).toEqual(['12.50', '9.00', '30.00']);
    const ticked = page.getByLabel(interpolate(preview.tickedCategory_other, { number: '3' }));
    await tabTo(page, ticked);
    await typeChoice(ticked, texts.categories.health);
    await page.getByRole('button', { name: texts.transactions.toasts.undo, exact: true }).first().waitFor();
    await tabTo(page, page.getByRole('button', { name: preview.search.clear }));
    await page.keyboard.press('Enter');
    await expect.poll(amounts).toHaveLength(4);
    await screen.save();
    const stored = (await listStored({ context })).map(({ amount, category }) => [amount, category]);
    expect(stored).toEqual([
      [12.5, 'health'],
      [9, 'health'],
      [30, 'health'],
      [7, 'food'],
    ]);
    await leave(visited);
  });

  it.inDepth('lists rows that cannot be read, and the imports of all files are undone together', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    const { preview, done, undo, past } = imports;
    await screen.choose(septemberFile(), accountsFile());
    await screen.review();
    await page.getByRole('searchbox', { name: preview.search.label }).fill('imposible');
    const lost = screen.rows.filter({ hasText: 'FECHA IMPOSIBLE' });
    await lost.getByText(septemberFile().name).waitFor();
    const words = await lost.textContent();
    expect(words).toContain(interpolate(preview.line, { line: '7' }));
    expect(words).toContain(preview.unreadableReasons.date);
    await page.getByRole('button', { name: preview.search.clear }).click();
    await screen.save();
    await page.getByText(interpolate(done.unread_one, { count: '1' })).waitFor();
    expect(await listStored({ context })).toHaveLength(8);
    await page.getByRole('button', { name: interpolate(done.undoAll, { number: '3' }) }).click();
    const question = page.getByRole('dialog', { name: interpolate(undo.titleAll, { number: '3' }) });
    await question.getByRole('button', { name: interpolate(undo.confirmAll, { number: '3' }) }).click();
    await expect.poll(() => page.getByText(past.states.undone, { exact: true }).count()).toBe(3);
    expect(await listStored({ context })).toEqual([]);
    await leave(visited);
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn, type ScreenTexts } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const YESTERDAY = addDays(TODAY, -1);

type Item = { description: string; amount: number; category: string; date: string; tags: string[] };

async function readItems(context: BrowserContext, type: 'expense' | 'income'): Promise<Item[]> {
  const response = await context.request.get(`${server.url}/api/v1/${type}s`);
  return ((await response.json()) as { items: Item[] }).items;
}

function findParts(page: Page, { quickAdd, transactions }: ScreenTexts) {
  const dialog = page.getByRole('dialog', { name: transactions.add.quick });
  return {
    dialog,
    line: dialog.getByLabel(quickAdd.line),
    category: dialog.getByRole('combobox', { name: transactions.form.category }),
    type: dialog.getByRole('combobox', { name: quickAdd.type }),
    chosenName: (select: ReturnType<Page['locator']>) => select.locator('option:checked').innerText(),
  };
}

describeInTurn('quick add', (language, texts, it) => {
  const { app, categories, quickAdd, transactions } = texts;
  const line = language === 'en' ? 'coffee 2.50 yesterday #work' : 'café 2,50 ayer #work';
  const name = language === 'en' ? 'coffee' : 'café';
  const account = { language, timeZone: 'UTC' };

  async function onDashboard(options: Parameters<typeof visitSignedIn>[1] = {}) {
    const visited = await visitSignedIn(account, options);
    await visited.page.goto('/dashboard');
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  }

  it('saves a line by keyboard alone, from any screen, and can be undone', async () => {
    const visited = await onDashboard();
    const { page, context } = visited;
    await page.keyboard.press('n');
    const { dialog, line: field, category, chosenName } = findParts(page, texts);
    await expectFocus(field);
    await page.keyboard.type(line);
    await expect.poll(() => chosenName(category)).toBe(categories.food);
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await readItems(context, 'expense')).toMatchObject([
      { description: name, amount: 2.5, category: 'food', date: YESTERDAY, tags: ['work'] },
    ]);
    await page.keyboard.press('Control+z');
    await page.getByText(transactions.toasts.undone).waitFor();
    expect(await readItems(context, 'expense')).toEqual([]);
    await leave(visited);
  });

  it('fills the form of a phone while a line is typed, and saves it with Enter', async () => {
    const visited = await onDashboard({ viewport: { width: 360, height: 740 } });
    const { page, context } = visited;
    const { form } = transactions;
    await page.getByRole('link', { name: app.navigation.add, exact: true }).click();
    const field = page.getByLabel(transactions.add.quick);
    await field.fill(`${line} @${categories.transport}`);
    const transport = page.getByRole('radio', { name: categories.transport });
    await expect.poll(() => transport.isChecked()).toBe(true);
    // The line no longer names a category, so the suggested category replaces it.
    await field.fill(line);
    await expect.poll(() => page.getByRole('radio', { name: categories.food }).isChecked()).toBe(true);
    expect(await page.getByLabel(form.amount).inputValue()).toMatch(/^2[.,]50$/);
    await field.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    await expectFocus(field);
    expect(await field.inputValue()).toBe('');
    expect(await readItems(context, 'expense')).toMatchObject([
      { description: name, amount: 2.5, category: 'food', date: YESTERDAY, tags: ['work'] },
    ]);
    await field.fill('+1800 bonus');
    await page.getByRole('link', { name: quickAdd.form.income }).click();
    await page.waitForURL('**/add-income');
    await expect.poll(() => page.getByLabel(form.amount).inputValue()).toMatch(/^1800/);
    await leave(visited);
  });

  it('saves a line even if Enter is pressed before the code that reads it has loaded', async () => {
    const visited = await onDashboard();
    const { page, context } = visited;
    const code = Promise.withResolvers<void>();
    await page.route(/\/line-fill-/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/add-expense');
    const field = page.getByLabel(transactions.add.quick);
    await field.fill(line);
    await field.press('Enter');
    code.resolve();
    await page.getByText(transactions.toasts.expense.added).waitFor();
    expect(await readItems(context, 'expense')).toMatchObject([{ description: name, amount: 2.5 }]);
    await leave(visited);
  });

  it('changes the line by its chips', async () => {
    const visited = await onDashboard({ viewport: { width: 360, height: 740 } });
    const { page, context } = visited;
    await page.goto('/dashboard?quick');
    const { dialog, line: field, type, category } = findParts(page, texts);
    await field.fill(line);
    await type.selectOption('income');
    await category.selectOption('gift');
    const changeDay = new RegExp(`^${quickAdd.changeDay.split('{{')[0]}`);
    await dialog.getByRole('button', { name: changeDay }).click();
    const calendar = page.getByRole('dialog', { name: changeDay });
    await calendar.getByRole('button', { name: /^1 / }).click();
    await calendar.waitFor({ state: 'detached' });
    const changeTag = interpolate(quickAdd.changeTag, { tag: 'work' });
    await dialog.getByRole('button', { name: changeTag }).click();
    await page.keyboard.type('#home');
    await dialog.getByRole('button', { name: transactions.form.save.income }).click();
    await page.getByText(transactions.toasts.income.added).waitFor();
    expect(await readItems(context, 'income')).toMatchObject([
      {
        description: name,
        amount: 2.5,
        category: 'gift',
        date: `${YESTERDAY.slice(0, 8)}01`,
        tags: ['home'],
      },
    ]);
    await leave(visited);
  });

  it('turns a chip back into its word by keyboard, and the word into a chip again', async () => {
    const visited = await onDashboard();
    const { page, context } = visited;
    const [text, words, description] =
      language === 'en'
        ? ['bar today 5 #ana', 'today', 'bar today #ana']
        : ['bar hoy 5 #ana', 'hoy', 'bar hoy #ana'];
    await page.keyboard.press('n');
    const { dialog, line: field } = findParts(page, texts);
    await field.fill(text);
    const takeOffDay = dialog.getByRole('button', { name: interpolate(quickAdd.takeOff.day, { words }) });
    await takeOffDay.focus();
    await page.keyboard.press('Enter');
    await expectFocus(field);
    const takeOffTag = interpolate(quickAdd.takeOff.tag, { words: '#ana' });
    await dialog.getByRole('button', { name: takeOffTag }).click();
    await dialog.getByText(description, { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: interpolate(quickAdd.takeBack.tag, { words: '#ana' }) }).click();
    await dialog.getByRole('button', { name: takeOffTag }).waitFor();
    expect(await takeOffDay.count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    expect(await readItems(context, 'expense')).toMatchObject([
      { description: `bar ${words}`, amount: 5, date: TODAY, tags: ['ana'] },
    ]);
    await leave(visited);
  });

  it('saves a line with a cadence once, and opens the form that makes it recurring', async () => {
    const visited = await onDashboard();
    const { page, context } = visited;
    const { recurring } = texts;
    const description = language === 'en' ? 'garden' : 'jardinero';
    await page.keyboard.press('n');
    const { dialog, line: field } = findParts(page, texts);
    await field.fill(language === 'en' ? 'garden 40 every two weeks' : 'jardinero 40 cada dos semanas');
    await dialog.getByText(interpolate(quickAdd.repeats.week_other, { count: '2' })).waitFor();
    await dialog.getByRole('button', { name: quickAdd.saveAndRepeat }).click();
    const form = page.getByRole('dialog', { name: recurring.form.titles.add });
    expect(await form.getByLabel(transactions.form.description).inputValue()).toBe(description);
    expect(await page.getByText(transactions.toasts.expense.added).count()).toBe(0);
    const cadence = form.getByRole('combobox', { name: recurring.form.cadence });
    expect(await cadence.locator('option:checked').innerText()).toBe(recurring.form.cadences.biweekly);
    expect(await readItems(context, 'expense')).toMatchObject([{ description, amount: 40 }]);
    await form.getByRole('button', { name: recurring.form.save }).click();
    await page.getByText(recurring.toasts.added).waitFor();
    expect(await readItems(context, 'expense')).toHaveLength(1);
    await leave(visited);
  });

  it.inDepth('says what is missing, offers the other reading, and continues with the next line', async () => {
    const visited = await onDashboard();
    const { page, context } = visited;
    await page.keyboard.press('n');
    const { dialog, line: field } = findParts(page, texts);
    await expectFocus(field);
    await page.keyboard.press('Enter');
    await dialog.getByText(quickAdd.missing.both).waitFor();
    await page.keyboard.type('sofa');
    await page.keyboard.press('Enter');
    await dialog.getByText(quickAdd.missing.amount).waitFor();
    await field.fill('sofa £1200');
    await dialog.getByText(/\(EUR\)/).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: new RegExp(`^${quickAdd.takeAs.split('{{')[0]}`) }).waitFor();
    expect(await readItems(context, 'expense')).toEqual([]);
    await field.fill(language === 'en' ? 'sofa 1.200' : 'sofá 1,200');
    await dialog.getByRole('button', { name: new RegExp(`^${quickAdd.or.split('{{')[0]}`) }).click();
    await field.focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.keyboard.type('pan 3');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const amounts = (await readItems(context, 'expense')).map(({ amount }) => amount);
    expect(new Set(amounts)).toEqual(new Set([1200, 3]));
    await leave(visited);
  });

  it.inDepth('explains what can be typed', async () => {
    const visited = await onDashboard();
    const { page } = visited;
    await page.keyboard.press('n');
    const { dialog, line: field } = findParts(page, texts);
    await dialog.getByText(quickAdd.guide.title).click();
    await dialog.getByText(quickAdd.guide.category.examples.split(' · ')[0] ?? '').waitFor();
    await field.fill(line);
    await dialog.getByText(quickAdd.guide.title).waitFor({ state: 'detached' });
    await leave(visited);
  });

  it.inDepth('shows each other reading next to its chip', async () => {
    const visited = await onDashboard();
    const { page } = visited;
    await page.keyboard.press('n');
    const { dialog, line: field } = findParts(page, texts);
    await field.fill(language === 'en' ? 'deposit 1.234 next friday' : 'depósito 1,234 el próximo viernes');
    const others = dialog.getByRole('button', { name: new RegExp(`^${quickAdd.or.split('{{')[0]}`) });
    await expect.poll(() => others.count()).toBe(3);
    const labels = await others.evaluateAll((buttons) =>
      buttons.map(({ previousElementSibling: chip }) =>
        (chip?.matches('[aria-label]') ? chip : chip?.querySelector('[aria-label]'))?.getAttribute(
          'aria-label',
        ),
      ),
    );
    const toBeginning = (text: string) => text.split('{{')[0] ?? '';
    expect(labels).toEqual([
      expect.stringContaining(toBeginning(quickAdd.changeAmount)),
      quickAdd.type,
      expect.stringContaining(toBeginning(quickAdd.changeDay)),
    ]);
    await field.fill('fiver for parking');
    await dialog.getByRole('button', { name: quickAdd.check }).click();
    await expectFocus(field);
    await leave(visited);
  });

  it.inDepth(
    'offers the most frequent transactions, even if their words look like a date or a tag',
    async () => {
      const visited = await visitSignedIn(account);
      const { page, context } = visited;
      const bus = { description: 'Bus 7 ayer #1', amount: 1.5, category: 'transport', date: YESTERDAY };
      await recordOverHttp(context, server.url, 'expense', bus);
      await recordOverHttp(context, server.url, 'expense', bus);
      await page.goto('/dashboard?quick');
      const { dialog, category } = findParts(page, texts);
      await dialog.getByRole('button', { name: /^Bus 7/ }).click();
      await expect.poll(() => category.inputValue()).toBe('transport');
      expect(new URL(page.url()).search).toBe('');
      await page.keyboard.press('Enter');
      await page.getByText(transactions.toasts.expense.added).waitFor();
      const added = (await readItems(context, 'expense')).filter(({ date }) => date === TODAY);
      expect(added).toMatchObject([{ ...bus, date: TODAY, tags: [] }]);
      await leave(visited);
    },
  );

  it.inDepth('learns the category of a description from earlier transactions', async () => {
    const visited = await visitSignedIn(account);
    const { page, context } = visited;
    const zorblax = { description: 'Zorblax', amount: 9, category: 'health', date: YESTERDAY };
    await recordOverHttp(context, server.url, 'expense', zorblax);
    await recordOverHttp(context, server.url, 'expense', zorblax);
    await page.goto('/dashboard?quick');
    const { line: field, category } = findParts(page, texts);
    await field.fill('zorblax 4');
    await expect.poll(() => category.inputValue()).toBe('health');
    await leave(visited);
  });
});

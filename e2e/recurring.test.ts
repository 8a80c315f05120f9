import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, formatDay } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { addRecurringOverHttp, readRecurring, visitOnDevice } from './testing/recurring-over-http.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';

const server = sharedServer();

describeInTurn('with the keyboard alone', (language, texts, it) => {
  const { recurring, transactions } = texts;
  const { form, menu, rules, toasts } = recurring;
  const findList = (page: Page) => page.getByRole('list', { name: rules.title });
  const toActions = (description: string) => interpolate(rules.actions, { description });

  it('a recurring transaction is added by hand and shown in words, and its transaction of today is added', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    await page.goto('/recurring');
    await page.getByRole('button', { name: recurring.add }).press('Enter');
    const dialog = page.getByRole('dialog', { name: form.titles.add });
    await expectFocus(dialog.getByRole('textbox', { name: transactions.form.amount }));
    await page.keyboard.type('950');
    await dialog.getByLabel(transactions.form.description).fill('Rent');
    await dialog.getByLabel(form.cadence).selectOption({ label: form.cadences.weekly });
    await dialog.getByRole('list', { name: form.preview }).getByRole('listitem').nth(4).waitFor();
    await dialog.getByRole('button', { name: form.save }).press('Enter');
    await page.getByText(toasts.added).waitFor();
    await findList(page).getByText('Rent').waitFor();
    expect(await listStored(visited)).toMatchObject([{ description: 'Rent', amount: 950, date: TODAY }]);
    expect(await readRecurring(context)).toMatchObject([{ unit: 'week', nextDay: addDays(TODAY, 7) }]);
    // The history shows its transactions alone.
    await recordOverHttp(context, server.url, 'expense', { description: 'Rent', amount: 3, date: TODAY });
    await chooseInMenu(page, toActions('Rent'), menu.history);
    const chip = interpolate(texts.history.filters.recurring, { description: 'Rent' });
    await page.getByText(chip, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.has('recurring')).toBe(true);
    await leave(visited);
  });

  it.inDepth('a new recurring transaction gets a new category, a note and tags', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    await page.goto('/recurring');
    await page.getByRole('button', { name: recurring.add }).press('Enter');
    const dialog = page.getByRole('dialog', { name: form.titles.add });
    await expectFocus(dialog.getByRole('textbox', { name: transactions.form.amount }));
    await page.keyboard.type('950');
    await dialog.getByLabel(transactions.form.description).fill('Rent');
    const category = dialog.getByLabel(form.category, { exact: true });
    await category.selectOption({ label: transactions.form.newCategory });
    await expectFocus(dialog.getByRole('textbox', { name: transactions.form.newCategoryName }));
    await page.keyboard.type('Flat');
    await page.keyboard.press('Enter');
    await expectFocus(category);
    await dialog.getByRole('button', { name: form.more }).press('Enter');
    await dialog.getByLabel(texts.transactions.fields.note).fill('By transfer');
    const tags = dialog.getByRole('combobox', { name: texts.tags.label });
    await tags.fill('home');
    await tags.press('Enter');
    await dialog.getByRole('button', { name: form.save }).press('Enter');
    await findList(page).getByText('Rent').waitFor();
    const [rent] = await readRecurring(context);
    expect(rent).toMatchObject({ note: 'By transfer', tags: ['home'] });
    expect(await listStored(visited)).toMatchObject([
      { category: rent?.category, note: 'By transfer', tags: ['home'] },
    ]);
    expect(rent?.category).toMatch(/^[\da-f-]{36}$/);
    await leave(visited);
  });

  it.inDepth('a transaction is repeated from its menu, with its account', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    const account = await addAccountOverHttp(visited, 'Bank');
    const date = addDays(TODAY, -3);
    await recordOverHttp(context, server.url, 'expense', {
      description: 'Gym',
      amount: 40,
      category: 'health',
      account,
      date,
    });
    await page.goto('/transactions');
    await chooseInMenu(
      page,
      interpolate(transactions.list.actions, { description: 'Gym' }),
      transactions.list.repeat,
    );
    const dialog = page.getByRole('dialog', { name: form.titles.add });
    await dialog.getByText(form.noPast).waitFor();
    await dialog.getByLabel(transactions.fields.account).getByText('Bank').waitFor({ state: 'attached' });
    await pressWithin(dialog.getByRole('button', { name: form.save }), 'Enter');
    await findList(page).getByText('Gym').waitFor();
    expect(await readRecurring(context)).toMatchObject([
      {
        description: 'Gym',
        amount: 40,
        category: 'health',
        account,
        firstDay: date,
        unit: 'month',
        mode: 'post',
      },
    ]);
    // No second transaction was added for its day.
    expect(await listStored(visited)).toHaveLength(1);
    await leave(visited);
  });

  it.inDepth(
    'a new amount asks whether it is for one day or for all, and the focus returns to the menu',
    async () => {
      const visited = await visitOnDevice(language);
      const { context, page } = visited;
      const firstDay = addDays(TODAY, 5);
      await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay });
      await page.goto('/recurring');
      const dialog = page.getByRole('dialog');
      const edit = async (amount: string, scope: RegExp | string) => {
        await chooseInMenu(page, toActions('Rent'), menu.edit);
        const field = dialog.getByRole('textbox', { name: transactions.form.amount });
        await expectFocus(field);
        await field.fill(amount);
        await page.keyboard.press('Enter');
        // The question takes the focus a moment after it shows.
        await dialog.getByRole('group').locator('button:focus').waitFor();
        await dialog.getByRole('button', { name: scope }).press('Enter');
        await page.getByText(toasts.saved).waitFor();
        await dialog.waitFor({ state: 'detached' });
      };
      await edit('980', new RegExp(interpolate(recurring.scope.one, { day: '' }).trim()));
      await expectFocus(page.getByRole('button', { name: toActions('Rent') }));
      const coming = page.getByRole('list', { name: recurring.coming.title });
      await coming.getByText('980').waitFor();
      expect(await readRecurring(context)).toMatchObject([{ amount: 950 }]);
      await edit('990', recurring.scope.later);
      await expect.poll(async () => (await readRecurring(context))[0]?.amount).toBe(990);
      await leave(visited);
    },
  );

  it.inDepth(
    'a new category and note also ask whether they are for one day or for all, and the question names the day',
    async () => {
      const visited = await visitOnDevice(language);
      const { context, page } = visited;
      await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay: addDays(TODAY, 1) });
      await page.goto('/recurring');
      await chooseInMenu(page, toActions('Rent'), menu.edit);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(form.category, { exact: true }).selectOption({ value: 'other' });
      await dialog.getByRole('button', { name: form.more }).press('Enter');
      await dialog.getByLabel(texts.transactions.fields.note).fill('Once');
      await dialog.getByRole('button', { name: form.save }).press('Enter');
      const locale = language === 'en' ? 'en-US' : 'es-ES';
      const next = (await readRecurring(context))[0]?.nextDay ?? '';
      const day = formatDay(next, locale, { day: 'numeric', month: 'long' });
      await dialog.getByText(interpolate(recurring.scope.text, { description: 'Rent', day })).waitFor();
      await dialog.getByRole('button', { name: interpolate(recurring.scope.one, { day }) }).press('Enter');
      await page.getByText(toasts.saved).waitFor();
      const path = `/api/v1/recurring/upcoming?to=${addDays(TODAY, 70)}`;
      const { upcoming } = (await (await context.request.get(server.url + path)).json()) as {
        upcoming: { category: string; note: string }[];
      };
      expect(upcoming.map(({ category, note }) => `${category} ${note}`)).toEqual([
        'other Once',
        ...upcoming.slice(1).map(() => 'utilities '),
      ]);
      await leave(visited);
    },
  );

  it('a recurring transaction is paused, resumed, skipped, ended and deleted', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    const firstDay = addDays(TODAY, 5);
    await addRecurringOverHttp(context, { description: 'Rent', amount: 950, unit: 'week', firstDay });
    await page.goto('/recurring');
    // The list of the next 30 days is above the rows, and moves them when it changes.
    const coming = page.getByRole('list', { name: recurring.coming.title }).getByRole('listitem');
    const expectComing = async (count: number) => await expect.poll(() => coming.count()).toBe(count);
    await expectComing(4);
    await chooseInMenu(page, toActions('Rent'), menu.pause);
    await findList(page).getByText(rules.states.paused).waitFor();
    await expectComing(0);
    await page.getByRole('button', { name: transactions.toasts.undo }).press('Enter');
    await findList(page).getByText(rules.states.paused).waitFor({ state: 'detached' });
    await page.getByText(toasts.restored).waitFor();
    await expectComing(4);
    await chooseInMenu(page, toActions('Rent'), menu.pause);
    await findList(page).getByText(rules.states.paused).waitFor();
    await expectComing(0);
    await chooseInMenu(page, toActions('Rent'), menu.resume);
    await page.getByText(toasts.resumed).waitFor();
    await expectComing(4);
    await chooseInMenu(page, toActions('Rent'), menu.skipNext);
    await expect.poll(async () => (await readRecurring(context))[0]?.nextDay).toBe(addDays(firstDay, 7));
    await expectComing(3);
    await chooseInMenu(page, toActions('Rent'), menu.end);
    await pressWithin(page.getByRole('dialog').getByRole('button', { name: recurring.end.submit }), 'Enter');
    await findList(page).getByText(rules.states.ended).waitFor();
    await expectComing(0);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: transactions.toasts.undo }).press('Enter');
    await page.getByText(toasts.restored).waitFor();
    await expectComing(3);
    expect((await readRecurring(context))[0]).toMatchObject({
      state: 'active',
      nextDay: addDays(firstDay, 7),
    });
    await chooseInMenu(page, toActions('Rent'), menu.end);
    await pressWithin(page.getByRole('dialog').getByRole('button', { name: recurring.end.submit }), 'Enter');
    await findList(page).getByText(rules.states.ended).waitFor();
    await expectComing(0);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await chooseInMenu(page, toActions('Rent'), menu.restart);
    await page.getByText(toasts.restarted).waitFor();
    await findList(page).getByText(rules.states.ended).waitFor({ state: 'detached' });
    await expectComing(3);
    await chooseInMenu(page, toActions('Rent'), menu.delete);
    await pressWithin(
      page.getByRole('dialog').getByRole('button', { name: recurring.remove.submit }),
      'Enter',
    );
    await page.getByText(recurring.empty.title).waitFor();
    await leave(visited);
  });

  it.inDepth('the calendar shows the planned days, and the arrow keys choose one', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay: addDays(TODAY, 1) });
    await page.goto('/recurring');
    await page.getByText(recurring.views.calendar, { exact: true }).click();
    await page.getByRole('button', { name: recurring.calendar.previous }).waitFor();
    const locale = language === 'en' ? 'en-US' : 'es-ES';
    const toDayName = (day: string) => formatDay(day, locale, { dateStyle: 'full' });
    const cell = page.getByRole('button', { name: new RegExp(`^${toDayName(TODAY)}`, 'i') });
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.getByText(recurring.calendar.emptyDay).waitFor();
    await page.getByRole('button', { name: recurring.calendar.whole }).press('Enter');
    await leave(visited);
  });
});

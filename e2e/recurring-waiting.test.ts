import { expect } from 'vitest';
import { addDays, formatDay } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import {
  addRecurringOverHttp,
  catchUpOverHttp,
  readRecurring,
  visitOnDevice,
} from './testing/recurring-over-http.ts';
import { listStored } from './testing/stored-over-http.ts';

describeInTurn('with the keyboard alone', (language, texts, it) => {
  const { recurring, transactions } = texts;
  const { toasts } = recurring;

  it('waiting transactions are confirmed with the real amount, skipped and postponed', async () => {
    const visited = await visitOnDevice(language);
    const { context, page } = visited;
    const estimate = { isEstimate: true, mode: 'ask', firstDay: TODAY } as const;
    for (const description of ['Power', 'Water', 'Gas'])
      await addRecurringOverHttp(context, { ...estimate, description, amount: 75 });
    await catchUpOverHttp(context);
    await page.goto('/recurring');
    const day = formatDay(TODAY, language === 'en' ? 'en-US' : 'es-ES', { day: 'numeric', month: 'long' });
    const findButton = (action: string, description: string) =>
      page.getByRole('button', {
        name: interpolate(recurring.waiting.named, { action, description, day }),
      });
    await findButton(recurring.waiting.confirm, 'Power').press('Enter');
    const amount = page.getByRole('dialog').getByLabel(transactions.form.amount);
    await expectFocus(amount);
    await amount.fill('81.20');
    await page.keyboard.press('Enter');
    await page.getByText(toasts.posted.expense).waitFor();
    // A closing dialog keeps the focus.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await findButton(recurring.waiting.skip, 'Water').press('Enter');
    await page.getByText(toasts.skipped, { exact: true }).waitFor();
    await findButton(recurring.waiting.later, 'Gas').press('Enter');
    await pressWithin(
      page.getByRole('dialog').getByRole('button', { name: recurring.postpone.submit }),
      'Enter',
    );
    await page.getByRole('heading', { name: recurring.waiting.title }).waitFor({ state: 'detached' });
    expect(await listStored(visited)).toMatchObject([{ description: 'Power', amount: 81.2, date: TODAY }]);
    const gas = (await readRecurring(context)).find(({ description }) => description === 'Gas');
    expect(gas?.nextDay).toBe(addDays(TODAY, 3));
    await leave(visited);
  });

  it.inDepth(
    'all waiting transactions with a known amount are added once, after a question with their total',
    async () => {
      const visited = await visitOnDevice(language);
      const { context, page } = visited;
      const daily = { mode: 'ask', unit: 'day', firstDay: TODAY, endDay: TODAY } as const;
      for (const [description, amount] of [['Rent', 900.1] as const, ['Gym', 30.2] as const])
        await addRecurringOverHttp(context, { ...daily, description, amount });
      await addRecurringOverHttp(context, { ...daily, description: 'Power', amount: 75, isEstimate: true });
      await catchUpOverHttp(context);
      await page.goto('/recurring');
      const { confirmAll, confirming } = recurring.waiting;
      await page.getByRole('button', { name: interpolate(confirmAll, { number: '2' }) }).press('Enter');
      const dialog = page.getByRole('dialog', { name: interpolate(confirming.title, { number: '2' }) });
      await dialog.getByText(/930[.,]30/).waitFor();
      await dialog.getByText(interpolate(confirming.estimates_one, { number: '1' })).waitFor();
      await dialog.getByRole('button', { name: confirming.submit }).dblclick();
      await page.getByText(interpolate(toasts.confirmedAll, { number: '2' })).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await listStored(visited)).map(({ description }) => description).toSorted()).toEqual([
        'Gym',
        'Rent',
      ]);
      await leave(visited);
    },
  );
});

import { expect } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#shared/calendar.ts';
import { formatAmount } from '#shared/money.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { leave, recordOverHttp, type Visit } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
/** Records an expense for food on a day, and an expense that no answer may count. */
async function spend({ context }: Visit, amount: number, date: string): Promise<void> {
  const record = (category: string, spent: number) =>
    recordOverHttp(context, server.url, 'expense', { description: 'Pan', amount: spent, category, date });
  await record('food', amount);
  await record('health', 7);
}

describeInTurn('Insights', (language, { app, ask, forecast, notices, recurring, summaries }, it) => {
  const account = { language, timeZone: 'UTC', currency: 'EUR' };
  const money = (amount: number) => formatAmount(amount, 'EUR', language === 'es' ? 'es-ES' : 'en-US');
  const question = {
    en: 'How much have I spent on food this month?',
    es: '¿Cuánto he gastado en comida este mes?',
  }[language];

  it('answer a question with figures that open their transactions, and chips change the question', async () => {
    const visited = await visitSignedIn(account);
    const { page, faults } = visited;
    await page.goto('/insights/ask');
    await page
      .getByRole('main')
      .getByRole('link', { name: app.navigation.tabs.insights, exact: true })
      .press('Enter');
    await page.waitForURL('**/insights');
    await spend(visited, 30.5, TODAY);
    await spend(visited, 12, addDays(startOfMonth(TODAY), -1));
    await page.goto('/insights');
    await page.getByText(notices.none).waitFor();
    await page.getByLabel(ask.question).fill(question);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/insights/ask**');
    const answer = page.getByRole('region', { name: question });
    const fact = answer.getByRole('button', { name: money(30.5) }).first();
    await fact.press('Enter');
    await page.getByRole('dialog').getByRole('link').press('Enter');
    await page.waitForURL(/\/transactions\?.*category=food/);
    await page.getByText('Pan').first().waitFor();
    await expect.poll(() => page.locator('[aria-posinset]').count()).toBe(1);
    // The answers are still on the screen.
    await page.goBack();
    await fact.waitFor();
    const intent = answer.getByRole('combobox', { name: new RegExp(`^${ask.chips.slots.intent}`) });
    await intent.selectOption({ label: ask.chips.intents['records.list'] });
    await answer.getByRole('table').waitFor();
    await intent.selectOption({ label: ask.chips.intents['spend.total'] });
    await answer.getByRole('table').waitFor({ state: 'detached' });
    const period = answer.getByRole('combobox', { name: new RegExp(`^${ask.chips.slots.period}`) });
    await period.selectOption({ label: summaries.period['last-month'] });
    await answer
      .getByRole('button', { name: money(12) })
      .first()
      .waitFor();
    await page.getByLabel(ask.question).press('ArrowUp');
    await expect.poll(() => page.getByLabel(ask.question).inputValue()).toBe(question);
    await page.getByRole('button', { name: ask.startAgain }).press('Enter');
    await answer.waitFor({ state: 'detached' });
    await expectFocus(page.getByLabel(ask.question));
    expect(faults).toEqual([]);
    await leave(visited);
  });

  it.inDepth(
    'show a charge that came twice until somebody marks it as normal, which can be undone',
    async () => {
      const visited = await visitSignedIn(account);
      const { page, faults } = visited;
      for (const _ of [1, 2]) await spend(visited, 30.5, TODAY);
      await page.goto('/insights');
      const notice = page
        .getByRole('list', { name: notices.list })
        .getByRole('listitem')
        .filter({ hasText: money(30.5) });
      // The notice is printed, but no buttons and fields.
      const shown = page.getByRole('main');
      await page.emulateMedia({ media: 'print' });
      await notice.waitFor();
      for (const role of ['button', 'textbox', 'link'] as const)
        expect(await shown.getByRole(role).allTextContents()).toEqual([]);
      await page.emulateMedia({ media: 'screen' });

      await notice.getByRole('button').press('Enter');
      await page.getByRole('menuitem', { name: notices.dismiss.transaction }).press('Enter');
      await notice.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: notices.dismiss.undo }).press('Enter');
      await page.getByText(notices.dismiss.undone).waitFor();
      await notice.waitFor();

      // Control+Z also undoes the dismissal, and so does the list of dismissed notices.
      const dismiss = async (scope: string) => {
        await notice.getByRole('button').press('Enter');
        await page.getByRole('menuitem', { name: scope }).press('Enter');
        await notice.waitFor({ state: 'detached' });
      };
      await dismiss(notices.dismiss.transaction);
      await page.keyboard.press('Control+z');
      await notice.waitFor();
      await dismiss(notices.dismiss.kind);
      await page.reload();
      const folded = page.getByText(notices.dismissed.heading.replace('{{number}}', '1'));
      await folded.press('Enter');
      const again = page.getByRole('list', { name: notices.dismissed.list }).getByRole('button');
      await again.press('Enter');
      await notice.waitFor();
      await folded.waitFor({ state: 'detached' });
      await expectFocus(page.locator('[tabindex="-1"]', { has: notice }).last());
      expect(faults).toEqual([]);
      await leave(visited);
    },
  );

  it.inDepth('show a forecast of the next months, with its error in words', async () => {
    const visited = await visitSignedIn(account);
    const { page, faults } = visited;
    for (const path of ['/insights', '/insights/forecast']) {
      await page.goto(path);
      await page.getByText(forecast.empty.title).waitFor();
    }
    for (let month = 1; month <= 4; month++)
      await spend(visited, 100, addMonths(startOfMonth(TODAY), -month));
    await page.reload();
    await page.getByRole('slider', { name: forecast.coming.explore }).waitFor();
    await page.getByText(forecast.range).waitFor();
    await page
      .getByText(forecast.error.own_one.split('{{')[0] ?? '')
      .first()
      .waitFor();
    await page.getByRole('radio', { name: forecast.sides.income }).press('Space');
    // The sentence shows twice: for the end of the month, and for the next months.
    await page.getByText(forecast.error.none).nth(1).waitFor();
    await page.getByRole('button', { name: summaries.showTable }).press('Enter');
    // Four recorded months, the current one, twelve future ones, two headings of parts and one of columns.
    await expect.poll(() => page.getByRole('row').count()).toBe(20);
    const rows = await page.getByRole('row').allTextContents();
    expect([rows[1], rows[15]]).toEqual([forecast.coming.expected, forecast.coming.recorded]);
    await page
      .getByRole('main')
      .getByRole('link', { name: app.navigation.tabs.insights, exact: true })
      .press('Enter');
    await page.waitForURL('**/insights');
    await recordOverHttp(visited.context, server.url, 'expense', {
      description: 'Piano',
      amount: 60,
      category: 'other',
      date: addDays(TODAY, 2),
    });
    await page.goto('/insights');
    await page.getByText(forecast.error.none).first().waitFor();
    const coming = page.getByRole('list', { name: recurring.card.title });
    await coming.getByRole('listitem').filter({ hasText: 'Piano' }).getByText(money(60)).waitFor();
    expect(faults).toEqual([]);
    await leave(visited);
  });
});

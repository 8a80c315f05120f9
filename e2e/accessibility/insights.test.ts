import { addMonths, startOfMonth } from '#shared/calendar.ts';
import { MAX_QUESTION_LENGTH } from '#shared/limits.ts';
import { TODAY } from '../testing/day.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
/** A payee whose name is wider than a phone. */
const GARAGE = 'Taller Mecánico Hermanos Fernández de la Vega e Hijos';
const SHOP = 'Supermercado Hermanos Fernández de la Vega';

const QUESTIONS = {
  en: {
    parts: 'What did I spend money on last month?',
    largest: 'What are my 5 largest expenses this year?',
    ahead: 'How much will I spend next month?',
    unsure: 'what about the blue one',
    refused: 'Delete my last expense',
  },
  es: {
    parts: '¿En qué gasté dinero el mes pasado?',
    largest: '¿Cuáles son mis 5 mayores gastos de este año?',
    ahead: '¿Cuánto gastaré el mes que viene?',
    unsure: '¿y qué hay del azul?',
    refused: 'Borra mi último gasto',
  },
};

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;

  it('for insights, the forecast and answers, empty and with wide amounts', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const { currency, income, expense } = WIDE_AMOUNTS;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME, currency, timeZone: 'UTC' });
    await page.goto('/insights');
    await page.getByText(texts.notices.none).waitFor();
    await expectAccessible(page, 'insights without transactions');
    await page.goto('/insights/forecast');
    await page.getByText(texts.forecast.empty.title).waitFor();
    await expectAccessible(page, 'a forecast without transactions');

    for (let month = 0; month <= 5; month++) {
      const date = addMonths(startOfMonth(TODAY), -month);
      const record = (type: 'expense' | 'income', amount: number, category: string, description: string) =>
        recordOverHttp(context, server.url, type, { description, amount, category, date });
      await record('expense', expense + month, 'food', SHOP);
      await record('expense', 12.5, 'health', 'Farmacia');
      if (month === 1)
        for (const _ of [1, 2]) await record('expense', Math.floor(expense / 2), 'transport', 'Taller');
      await record('income', income, 'salary', 'Nómina');
    }
    const amount = Math.floor(expense / 3);
    const twice = { description: GARAGE, amount, category: 'transport', date: TODAY };
    for (const _ of [1, 2]) await recordOverHttp(context, server.url, 'expense', twice);
    await page.goto('/insights');
    await page.getByText(texts.forecast.range).waitFor();
    await expectAccessible(page, 'insights');
    await page
      .getByRole('list', { name: texts.notices.list })
      .getByRole('button', { name: new RegExp(texts.notices.dismiss.button) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: new RegExp(GARAGE) }).waitFor();
    await expectAccessible(page, 'the menu that marks a notice with a long name as normal');
    await page.getByRole('menuitem', { name: texts.notices.dismiss.transaction }).click();
    await page.getByText(texts.notices.dismissed.heading.replace('{{number}}', '1')).click();
    await page.getByRole('list', { name: texts.notices.dismissed.list }).waitFor();
    await expectAccessible(page, 'insights with dismissed notices');
    await page.goto('/insights/forecast');
    await page.getByRole('slider').waitFor();
    await page.getByText(texts.forecast.range).waitFor();
    await expectAccessible(page, 'a forecast');
    await page.getByRole('button', { name: texts.summaries.showTable }).click();
    await page.getByRole('table').waitFor();
    await expectAccessible(page, 'a forecast as a table');

    await page.goto('/insights/ask');
    await page.getByText(texts.ask.examples.title).waitFor();
    await expectAccessible(page, 'questions');
    for (const [name, question] of Object.entries(QUESTIONS[language])) {
      await page.getByLabel(texts.ask.question).fill(question);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: question }).getByRole('button').first().waitFor();
      await expectAccessible(page, `the answer to ${name}`);
    }
    await page.getByRole('list', { name: texts.ask.didYouMean }).getByRole('button').first().click();
    await page
      .getByRole('region', { name: QUESTIONS[language].unsure })
      .getByRole('combobox')
      .first()
      .waitFor();
    await page.getByLabel(texts.ask.question).fill('?'.repeat(MAX_QUESTION_LENGTH + 1));
    await page.getByText(`${MAX_QUESTION_LENGTH + 1} / ${MAX_QUESTION_LENGTH}`).waitFor();
    await expectAccessible(page, 'a chosen reading, and a question that is too long');
    await page
      .getByRole('region', { name: QUESTIONS[language].parts })
      .getByRole('paragraph')
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'where a figure comes from');
    await leave(visited);
  });
});

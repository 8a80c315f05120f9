import { addMonths, startOfMonth } from '#shared/calendar.ts';
import { TODAY } from '../testing/day.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const SCREENS = ['', '/month', '/table', '/savings', '/compare', '/year', '/calendar', '/merchants'];

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;

  it('for the reports, empty and with wide amounts', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const { currency, income, expense } = WIDE_AMOUNTS;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME, currency, timeZone: 'UTC' });
    await page.goto('/reports/month');
    await page.getByText(texts.reports.empty).waitFor();
    await expectAccessible(page, 'an empty report');
    for (const date of [TODAY, addMonths(startOfMonth(TODAY), -1), addMonths(startOfMonth(TODAY), -13)]) {
      const record = (type: 'expense' | 'income', amount: number, category: string, description: string) =>
        recordOverHttp(context, server.url, type, { description, amount, category, date });
      await record('expense', expense, 'food', 'Supermercado Hermanos Fernández de la Vega');
      await record('expense', 12.5, 'health', 'Farmacia');
      await record('income', income, 'salary', 'Nómina');
    }
    // A charge that came twice gives a notice in the report of the month.
    for (let time = 0; time < 2; time++) {
      const body = {
        description: 'Electrodomésticos Hermanos Fernández',
        amount: expense,
        category: 'other',
      };
      await recordOverHttp(context, server.url, 'expense', { ...body, date: TODAY });
    }
    for (const path of SCREENS) {
      await page.goto(`/reports${path}`);
      if (path !== '') await page.getByRole('table').first().waitFor();
      if (path === '/month') await page.getByRole('heading', { name: texts.notices.title }).waitFor();
      await expectAccessible(page, `reports${path}`);
    }
    await page.goto('/reports/compare?from=2026-01-01&to=2026-01-31&otherFrom=2025-01-01&otherTo=2025-01-31');
    await page.getByRole('button', { name: texts.reports.compare.apply }).waitFor();
    await expectAccessible(page, 'reports/compare with days');
    await leave(visited);
  });
});

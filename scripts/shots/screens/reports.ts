import { paths } from '#shared/paths.ts';
import { seeText, type Act, type Screen } from '../screen.ts';

const seeTable: Act = async (page) => {
  await page.getByRole('table').first().waitFor();
};

export const reportScreens: readonly Screen[] = [
  { name: 'reports', path: paths.reports, who: 'demo' },
  { name: 'reports-month', path: paths.reportsMonth, who: 'demo', act: seeTable },
  {
    name: 'reports-month-empty',
    path: paths.reportsMonth,
    who: 'fresh',
    act: seeText(({ reports }) => reports.empty),
  },
  { name: 'reports-table', path: paths.reportsTable, who: 'demo', act: seeTable },
  { name: 'reports-savings', path: paths.reportsSavings, who: 'demo', act: seeTable },
  { name: 'reports-compare', path: paths.reportsCompare, who: 'demo', act: seeTable },
  { name: 'reports-year', path: paths.reportsYear, who: 'demo', act: seeTable },
  { name: 'reports-calendar', path: paths.reportsCalendar, who: 'demo', act: seeTable },
  { name: 'reports-merchants', path: paths.reportsMerchants, who: 'demo', act: seeTable },
];

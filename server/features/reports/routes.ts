import { monthOf, today, type CalendarRange } from '#shared/calendar.ts';
import {
  comparePeriods,
  exportCalendarReport,
  exportComparison,
  exportMerchants,
  exportMonthReport,
  exportMonthTable,
  exportSavings,
  exportYearReview,
  getCalendarReport,
  getMonthReport,
  getMonthTable,
  getSavings,
  getYearReview,
  listMerchants as listMerchantsEndpoint,
} from '#shared/contract/reports.ts';
import { MAX_FILE_MERCHANTS } from '#shared/limits.ts';
import { SERVER_TEXTS, type ServerTexts } from '#shared/i18n/server-texts.ts';
import type { Language } from '#shared/languages.ts';
import type { Reader } from '#server/database/schema.ts';
import { csvFormFor } from '#server/csv/csv-form.ts';
import { answerCsv, writeCsv } from '#server/csv/csv.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { makeCalendar } from './calendar.ts';
import { cellsFor, type Cells, type CsvTable } from './csv/cells.ts';
import { calendarTable, comparisonTable, merchantsTable, monthsTable, monthTable } from './csv/tables.ts';
import { savingsTable } from './csv/savings-table.ts';
import { yearTable } from './csv/year-table.ts';
import { findFirstDayOfWeek } from './first-day-of-week.ts';
import { makeMonthReport } from './month-report.ts';
import { readMonths, requireRange } from './periods.ts';
import type { ComparedPeriods, MerchantReports, ReportSource, ReportUser } from './reports.ts';
import { makeSavings } from './savings.ts';
import { makeYearReview } from './year-review.ts';

export type ReportOptions = ReportSource &
  MerchantReports & {
    now: () => number;
    readCategories: (
      db: Reader,
      userId: string,
    ) => Promise<{ names: (language: Language) => Record<string, string> }>;
  };

type Mounting = {
  source: ReportOptions;
  userOf: (caller: Caller) => ReportUser;
  /** Returns a table as a download in the language of the caller. */
  answer: (
    caller: Caller,
    file: { name: FileName; period: string },
    make: (cells: Cells) => CsvTable,
  ) => Promise<Response>;
};
type FileName = keyof ServerTexts['reportFiles']['names'];

/** The reports, each also as a CSV. */
export function mountReports(app: App, source: ReportOptions): void {
  const todayOf = (caller: Caller) => today(caller.timeZone, source.now());
  const mounting: Mounting = {
    source,
    userOf: (caller) => ({ userId: caller.userId, currency: caller.currency, today: todayOf(caller) }),
    async answer(caller, { name, period }, make) {
      const { names } = await source.readCategories(source.db, caller.userId);
      const cells = cellsFor({ ...caller, categoryNames: names(caller.language) });
      const { columns, rows } = make(cells);
      const fileName = SERVER_TEXTS[caller.language].reportFiles.names[name];
      return answerCsv(writeCsv(columns, rows, csvFormFor(caller)), `saldo-${fileName}-${period}.csv`);
    },
  };
  mountMonths(app, mounting);
  mountRanges(app, mounting);
  mountPeriods(app, mounting);
}

/** Of one month or year. */
function mountMonths(app: App, { source, userOf, answer }: Mounting): void {
  const chosenMonth = (user: ReportUser, query: { month?: string | undefined } | undefined) =>
    query?.month ?? user.today.slice(0, 7);
  const report = (caller: Caller, query: Parameters<typeof chosenMonth>[1]) => {
    const user = userOf(caller);
    return makeMonthReport(source, user, chosenMonth(user, query));
  };
  const calendar = (caller: Caller, query: Parameters<typeof chosenMonth>[1]) => {
    const user = userOf(caller);
    return makeCalendar(source, user, chosenMonth(user, query));
  };
  const review = (caller: Caller, query: { year?: string | undefined } | undefined) => {
    const user = userOf(caller);
    return makeYearReview(source, user, Number(query?.year ?? user.today.slice(0, 4)));
  };
  mount(app, getMonthReport, ({ caller, query }) => report(caller, query));
  mount(app, exportMonthReport, async ({ caller, query }) => {
    const made = await report(caller, query);
    return await answer(caller, { name: 'month', period: made.month }, (cells) => monthTable(made, cells));
  });
  mount(app, getCalendarReport, ({ caller, query }) => calendar(caller, query));
  mount(app, exportCalendarReport, async ({ caller, query }) => {
    const made = await calendar(caller, query);
    return await answer(caller, { name: 'calendar', period: made.month }, (cells) =>
      calendarTable(made, cells),
    );
  });
  mount(app, getYearReview, ({ caller, query }) => review(caller, query));
  mount(app, exportYearReview, async ({ caller, query }) => {
    const made = await review(caller, query);
    const firstDayOfWeek = await findFirstDayOfWeek(source.db, caller.userId);
    return await answer(caller, { name: 'year', period: String(made.year) }, (cells) =>
      yearTable(made, cells, firstDayOfWeek),
    );
  });
}

/** Of several months. */
function mountRanges(app: App, { source, userOf, answer }: Mounting): void {
  mount(app, getMonthTable, ({ caller, query }) => source.months(userOf(caller), readMonths(query)));
  mount(app, exportMonthTable, async ({ caller, query }) => {
    const made = await source.months(userOf(caller), readMonths(query));
    return await answer(caller, { name: 'table', period: monthsText(query) }, (cells) =>
      monthsTable(made, cells),
    );
  });
  mount(app, getSavings, ({ caller, query }) => makeSavings(source, userOf(caller), readMonths(query)));
  mount(app, exportSavings, async ({ caller, query }) => {
    const made = await makeSavings(source, userOf(caller), readMonths(query));
    return await answer(caller, { name: 'savings', period: monthsText(query) }, (cells) =>
      savingsTable(made, cells),
    );
  });
}

/** Of any days. */
function mountPeriods(app: App, { source, userOf, answer }: Mounting): void {
  mount(app, comparePeriods, ({ caller, query }) => source.comparison(userOf(caller), readPeriods(query)));
  mount(app, exportComparison, async ({ caller, query }) => {
    const made = await source.comparison(userOf(caller), readPeriods(query), MAX_FILE_MERCHANTS);
    return await answer(
      caller,
      { name: 'compare', period: `${daysText(made.period)}_${daysText(made.other)}` },
      (cells) => comparisonTable(made, cells),
    );
  });
  mount(app, listMerchantsEndpoint, async ({ caller, query: { type, ...range } }) =>
    source.merchants(userOf(caller), { ...requireRange(range), type }),
  );
  mount(app, exportMerchants, async ({ caller, query: { type, ...range } }) => {
    const made = await source.merchants(userOf(caller), { ...requireRange(range), type }, MAX_FILE_MERCHANTS);
    return await answer(caller, { name: 'merchants', period: daysText(range) }, (cells) =>
      merchantsTable(made, cells),
    );
  });
}

/** Two ends in the name of a file. */
function monthsText({ from, to }: { from: string; to: string }): string {
  return from === to ? from : `${from}_${to}`;
}

/** The same of days; of a whole month its name. */
function daysText({ from, to }: CalendarRange): string {
  const month = monthOf(from);
  return from === month.from && to === month.to ? from.slice(0, 7) : monthsText({ from, to });
}

type Days = Record<'from' | 'to' | 'otherFrom' | 'otherTo', string>;

function readPeriods({ from, to, otherFrom, otherTo }: Days): ComparedPeriods {
  return {
    period: requireRange({ from, to }),
    other: requireRange({ from: otherFrom, to: otherTo }, 'otherTo'),
  };
}

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
import { respondWithCsv, writeCsv } from '#server/csv/csv.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { makeCalendar } from './calendar.ts';
import { createCells, type Cells, type CsvTable } from './csv/cells.ts';
import { calendarTable, comparisonTable, merchantsTable, monthsTable, monthTable } from './csv/tables.ts';
import { savingsTable } from './csv/savings-table.ts';
import { yearTable } from './csv/year-table.ts';
import { makeMonthReport } from './month-report.ts';
import { readMonths, requireRange } from './periods.ts';
import { findFirstDayOfWeek } from './queries.ts';
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

type ReportRoutes = {
  source: ReportOptions;
  toReportUser: (caller: Caller) => ReportUser;
  /** Returns a table as a CSV file in the language of the caller. */
  sendCsv: (
    caller: Caller,
    file: { name: FileName; period: string },
    make: (cells: Cells) => CsvTable,
  ) => Promise<Response>;
};
type FileName = keyof ServerTexts['reportFiles']['names'];

export function mountReports(app: App, source: ReportOptions): void {
  const reportRoutes: ReportRoutes = {
    source,
    toReportUser: ({ userId, currency, timeZone }) => ({
      userId,
      currency,
      today: today(timeZone, source.now()),
    }),
    async sendCsv(caller, { name, period }, make) {
      const { names } = await source.readCategories(source.db, caller.userId);
      const cells = createCells({ ...caller, categoryNames: names(caller.language) });
      const { columns, rows } = make(cells);
      const fileName = SERVER_TEXTS[caller.language].reportFiles.names[name];
      return respondWithCsv(writeCsv(columns, rows, csvFormFor(caller)), `saldo-${fileName}-${period}.csv`);
    },
  };
  mountMonths(app, reportRoutes);
  mountRanges(app, reportRoutes);
  mountPeriods(app, reportRoutes);
}

function mountMonths(app: App, { source, toReportUser, sendCsv }: ReportRoutes): void {
  type MonthQuery = { month?: string | undefined } | undefined;
  const makeReport = (caller: Caller, query: MonthQuery) => {
    const user = toReportUser(caller);
    return makeMonthReport(source, user, query?.month ?? user.today.slice(0, 7));
  };
  const makeDays = (caller: Caller, query: MonthQuery) => {
    const user = toReportUser(caller);
    return makeCalendar(source, user, query?.month ?? user.today.slice(0, 7));
  };
  const makeReview = (caller: Caller, query: { year?: string | undefined } | undefined) => {
    const user = toReportUser(caller);
    return makeYearReview(source, user, Number(query?.year ?? user.today.slice(0, 4)));
  };
  mount(app, getMonthReport, ({ caller, query }) => makeReport(caller, query));
  mount(app, exportMonthReport, async ({ caller, query }) => {
    const result = await makeReport(caller, query);
    return await sendCsv(caller, { name: 'month', period: result.month }, (cells) =>
      monthTable(result, cells),
    );
  });
  mount(app, getCalendarReport, ({ caller, query }) => makeDays(caller, query));
  mount(app, exportCalendarReport, async ({ caller, query }) => {
    const result = await makeDays(caller, query);
    return await sendCsv(caller, { name: 'calendar', period: result.month }, (cells) =>
      calendarTable(result, cells),
    );
  });
  mount(app, getYearReview, ({ caller, query }) => makeReview(caller, query));
  mount(app, exportYearReview, async ({ caller, query }) => {
    const result = await makeReview(caller, query);
    const firstDayOfWeek = await findFirstDayOfWeek(source.db, caller.userId);
    return await sendCsv(caller, { name: 'year', period: String(result.year) }, (cells) =>
      yearTable(result, cells, firstDayOfWeek),
    );
  });
}

function mountRanges(app: App, { source, toReportUser, sendCsv }: ReportRoutes): void {
  mount(app, getMonthTable, ({ caller, query }) => source.months(toReportUser(caller), readMonths(query)));
  mount(app, exportMonthTable, async ({ caller, query }) => {
    const result = await source.months(toReportUser(caller), readMonths(query));
    return await sendCsv(caller, { name: 'table', period: toMonthsText(query) }, (cells) =>
      monthsTable(result, cells),
    );
  });
  mount(app, getSavings, ({ caller, query }) => makeSavings(source, toReportUser(caller), readMonths(query)));
  mount(app, exportSavings, async ({ caller, query }) => {
    const result = await makeSavings(source, toReportUser(caller), readMonths(query));
    return await sendCsv(caller, { name: 'savings', period: toMonthsText(query) }, (cells) =>
      savingsTable(result, cells),
    );
  });
}

function mountPeriods(app: App, { source, toReportUser, sendCsv }: ReportRoutes): void {
  mount(app, comparePeriods, ({ caller, query }) =>
    source.comparison(toReportUser(caller), readPeriods(query)),
  );
  mount(app, exportComparison, async ({ caller, query }) => {
    const result = await source.comparison(toReportUser(caller), readPeriods(query), MAX_FILE_MERCHANTS);
    return await sendCsv(
      caller,
      { name: 'compare', period: `${toDaysText(result.period)}_${toDaysText(result.other)}` },
      (cells) => comparisonTable(result, cells),
    );
  });
  mount(app, listMerchantsEndpoint, async ({ caller, query: { type, ...range } }) =>
    source.merchants(toReportUser(caller), { ...requireRange(range), type }),
  );
  mount(app, exportMerchants, async ({ caller, query: { type, ...range } }) => {
    const result = await source.merchants(
      toReportUser(caller),
      { ...requireRange(range), type },
      MAX_FILE_MERCHANTS,
    );
    return await sendCsv(caller, { name: 'merchants', period: toDaysText(range) }, (cells) =>
      merchantsTable(result, cells),
    );
  });
}

function toMonthsText({ from, to }: { from: string; to: string }): string {
  return from === to ? from : `${from}_${to}`;
}

/** Formats a range of days for the name of a file; a whole month is named `yyyy-MM`. */
function toDaysText({ from, to }: CalendarRange): string {
  const month = monthOf(from);
  return from === month.from && to === month.to ? from.slice(0, 7) : toMonthsText({ from, to });
}

type Days = Record<'from' | 'to' | 'otherFrom' | 'otherTo', string>;

function readPeriods({ from, to, otherFrom, otherTo }: Days): ComparedPeriods {
  return {
    period: requireRange({ from, to }),
    other: requireRange({ from: otherFrom, to: otherTo }, 'otherTo'),
  };
}

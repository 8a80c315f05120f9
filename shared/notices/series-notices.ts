import { addDays } from '../calendar.ts';
import { toDay, toDayNumber } from '../recognition/day-number.ts';
import { RULES } from '../recognition/cadences.ts';
import { SURE_CONFIDENCE } from '../recognition/is-unsure.ts';
import { LONGEST_WAIT } from '../recognition/status.ts';
import type { Series } from '../recognition/types.ts';
import { seriesNoticeKey, type SeriesFinding, type SeriesKind } from './series-finding.ts';
import type { PastExpenses } from './past-expenses.ts';
import { findRise } from './price-rise.ts';
import type { MinorNotice } from './types.ts';

/** A series is only new if it began more than this many days after the first transaction. */
const RECORDED_DAYS = 60;

type Rule = (series: Series, past: PastExpenses) => SeriesFinding | undefined;

/** Finds prices that rose, payments that did not come, and series that began or ended in the last days. */
export function findSeriesNotices(series: readonly Series[], past: PastExpenses): MinorNotice[] {
  return series
    .filter(({ isHabit, confidence }) => !isHabit && confidence >= SURE_CONFIDENCE)
    .flatMap((each) =>
      (Object.keys(SERIES_RULES) as SeriesKind[]).flatMap((kind) => {
        const found = SERIES_RULES[kind](each, past);
        return found === undefined || found.day < past.since || found.day > past.today
          ? []
          : toNotice(kind, each, found);
      }),
    );
}

const SERIES_RULES: Record<SeriesKind, Rule> = {
  priceRise: findRise,
  missed({ overdueDay, status, amountMinor }) {
    if (status !== 'late' || overdueDay === null) return;
    return { day: overdueDay, amountMinor, usualMinor: null };
  },
  newSeries({ cadence, count, firstDay, lastDay, amountMinor, type }, past) {
    const isNew = firstDay > addDays(past.firstDay, RECORDED_DAYS) && count === RULES[cadence].minCount;
    return isNew && type === 'expense' ? { day: lastDay, amountMinor, usualMinor: null } : undefined;
  },
  ended({ key, cadence, lastDay, status, amountMinor, type }) {
    if (status !== 'ended' || type !== 'expense') return;
    const { period, lateAfter } = RULES[cadence];
    const wait = Math.round(period) + lateAfter + Math.min(Math.round(period), LONGEST_WAIT) + 1;
    return {
      day: toDay(toDayNumber(lastDay) + wait),
      amountMinor,
      usualMinor: null,
      // If the user called the missed payment usual, the end of the series needs no notice either.
      otherKeys: [seriesNoticeKey('missed', lastDay, key)],
    };
  },
};

function toNotice(kind: SeriesKind, series: Series, found: SeriesFinding): MinorNotice {
  return {
    kind,
    key: seriesNoticeKey(kind, series.lastDay, series.key),
    subject: series.key,
    name: series.name,
    category: series.category,
    type: series.type,
    comparedWith: null,
    count: series.count,
    transactionIds: series.transactionIds.slice(-1),
    ...found,
  };
}

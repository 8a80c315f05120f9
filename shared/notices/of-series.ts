import { addDays } from '../calendar.ts';
import { toDay, toDayNumber } from '../recognition/day-number.ts';
import { RULES } from '../recognition/cadences.ts';
import { SURE_CONFIDENCE } from '../recognition/recognise-series.ts';
import type { Series } from '../recognition/types.ts';
import { keyOfSeries, type FoundOfSeries, type SeriesKind } from './found-of-series.ts';
import type { Past } from './past.ts';
import { findRise } from './price-rise.ts';
import type { MinorNotice } from './types.ts';

/** A series is new if it began while its owner had been recording for so long. */
const RECORDED_DAYS = 60;
/** One period after it was late, a series has ended; see `outlookOf`. */
const LONGEST_WAIT = 35;

type Rule = (series: Series, past: Past) => FoundOfSeries | undefined;

/** Prices that rose, payments that did not come, and series that began or ended in the last days. */
export function findOfSeries(series: readonly Series[], past: Past): MinorNotice[] {
  return series
    .filter(({ isHabit, confidence }) => !isHabit && confidence >= SURE_CONFIDENCE)
    .flatMap((each) =>
      (Object.keys(RULES_OF_SERIES) as SeriesKind[]).flatMap((kind) => {
        const found = RULES_OF_SERIES[kind](each, past);
        return found === undefined || found.day < past.since || found.day > past.today
          ? []
          : toNotice(kind, each, found);
      }),
    );
}

const RULES_OF_SERIES: Record<SeriesKind, Rule> = {
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
      // A person who called the missed payment usual knows that it did not come.
      otherKeys: [keyOfSeries('missed', lastDay, key)],
    };
  },
};

function toNotice(kind: SeriesKind, series: Series, found: FoundOfSeries): MinorNotice {
  return {
    kind,
    key: keyOfSeries(kind, series.lastDay, series.key),
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

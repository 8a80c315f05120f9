import { addDays, type CalendarDay } from '../calendar.ts';
import { toDay, toDayNumber } from '../recognition/day-number.ts';
import { RULES } from '../recognition/cadences.ts';
import { SURE_CONFIDENCE } from '../recognition/recognise-series.ts';
import type { Series } from '../recognition/types.ts';
import type { MinorNotice, NoticeKind } from './types.ts';

const MIN_RISE = 0.01;
/** A series is new if it began while its owner had been recording for so long. */
const RECORDED_DAYS = 60;
/** One period after it was late, a series has ended; see `outlookOf`. */
const LONGEST_WAIT = 35;

type Range = { since: CalendarDay; today: CalendarDay; firstDay: CalendarDay };
type Found = Pick<MinorNotice, 'day' | 'amountMinor' | 'usualMinor'>;
type Rule = (series: Series, range: Range) => Found | undefined;

/** Prices that rose, payments that did not come, and series that began or ended in the last days. */
export function findOfSeries(series: readonly Series[], range: Range): MinorNotice[] {
  return series
    .filter(({ isHabit, confidence }) => !isHabit && confidence >= SURE_CONFIDENCE)
    .flatMap((each) =>
      (Object.keys(RULES_OF_SERIES) as SeriesKind[]).flatMap((kind) => {
        const found = RULES_OF_SERIES[kind](each, range);
        return found === undefined || found.day < range.since || found.day > range.today
          ? []
          : toNotice(kind, each, found);
      }),
    );
}

type SeriesKind = Extract<NoticeKind, 'priceRise' | 'missed' | 'newSeries' | 'ended'>;

const RULES_OF_SERIES: Record<SeriesKind, Rule> = {
  priceRise({ type, change }) {
    if (type !== 'expense' || change === null || change.toMinor <= change.fromMinor * (1 + MIN_RISE)) return;
    return { day: change.day, amountMinor: change.toMinor, usualMinor: change.fromMinor };
  },
  missed({ overdueDay, status, amountMinor }) {
    if (status !== 'late' || overdueDay === null) return;
    return { day: overdueDay, amountMinor, usualMinor: null };
  },
  newSeries({ cadence, count, firstDay, lastDay, amountMinor, type }, range) {
    const isNew = firstDay > addDays(range.firstDay, RECORDED_DAYS) && count === RULES[cadence].minCount;
    return isNew && type === 'expense' ? { day: lastDay, amountMinor, usualMinor: null } : undefined;
  },
  ended({ cadence, lastDay, status, amountMinor, type }) {
    if (status !== 'ended' || type !== 'expense') return;
    const { period, lateAfter } = RULES[cadence];
    const wait = Math.round(period) + lateAfter + Math.min(Math.round(period), LONGEST_WAIT) + 1;
    return { day: toDay(toDayNumber(lastDay) + wait), amountMinor, usualMinor: null };
  },
};

function toNotice(kind: SeriesKind, series: Series, { day, amountMinor, usualMinor }: Found): MinorNotice {
  return {
    kind,
    key: `${kind} ${series.lastDay} ${series.key}`,
    subject: series.key,
    day,
    name: series.name,
    category: series.category,
    type: series.type,
    comparedWith: null,
    amountMinor,
    usualMinor,
    count: series.count,
    transactionIds: kind === 'priceRise' ? series.transactionIds.slice(-2) : series.transactionIds.slice(-1),
  };
}

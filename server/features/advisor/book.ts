import { dayNumber, evaluateFormula, roundToUnit, toDay } from '#shared/advisor/formula.ts';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Fact, Piece } from '#shared/contract/advisor.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { Format } from './format.ts';
import type { Search, Side } from './ledger-types.ts';

/** A fact's id and value, and the piece of a sentence that shows it. */
export type Figure = { id: string; value: number; piece: Piece };
export type FactBook = ReturnType<typeof createFactBook>;

type Options = { decimals: number; format: Format; today: CalendarDay };
type NewFact = Omit<Fact, 'id'>;
type PlannedSource = {
  how: 'recurring' | 'forecast' | 'budget' | 'goal' | 'account';
  source: string;
  unit: Fact['unit'];
  band?: { p10: number | null; p90: number | null };
};

/** Collects the facts of one answer. Every number of an answer is made here. */
export function createFactBook({ decimals, format, today }: Options) {
  const facts: Fact[] = [];
  const values = new Map<string, number>();
  const idByContent = new Map<string, string>();

  function add(fact: NewFact, text?: string): Figure {
    const content = JSON.stringify(fact);
    const knownId = idByContent.get(content);
    const id = knownId ?? `f${facts.length + 1}`;
    if (knownId === undefined) {
      facts.push({ id, ...fact });
      values.set(id, fact.value);
      idByContent.set(content, id);
    }
    return { id, value: fact.value, piece: { text: text ?? formatFact(fact, format, today), factId: id } };
  }

  /** A day of the calendar, shown as `text`. */
  function day(calendarDay: CalendarDay, text = format.day(calendarDay, today), search?: Search): Figure {
    const filter = search === undefined ? {} : { filter: toFilter(search) };
    return add({ value: dayNumber(calendarDay), unit: 'date', how: 'asked', ...filter }, text);
  }

  return {
    facts,
    day,
    /** Writes the formula of the number of days in a range. */
    days: ({ from, to }: CalendarRange) => `days(${day(from).id}, ${day(to).id})`,
    /** Writes the formula of the number of months that a range touches. */
    months: ({ from, to }: CalendarRange) => `months(${day(from).id}, ${day(to).id})`,
    /** The sum of a search's transactions, which is given in minor units. */
    sum(search: Search, side: Side, { minor, records }: { minor: number; records: number }): Figure {
      const value = toMajorUnits(minor, decimals);
      return add({ value, unit: 'money', how: 'sum', filter: toFilter(search), side, records });
    },
    /** The sum of a search's transactions on one day of the week. */
    weekdaySum(search: Search, weekday: number, side: Side, minor: number): Figure {
      const value = toMajorUnits(minor, decimals);
      return add({ value, unit: 'money', how: 'sum', filter: toFilter(search), side, weekday });
    },
    count(search: Search, value: number): Figure {
      return add({ value, unit: 'count', how: 'count', filter: toFilter(search), records: value });
    },
    /** The number of days on which a search finds something. */
    dayCount(search: Search, value: number): Figure {
      return add({ value, unit: 'count', how: 'count', filter: toFilter(search), distinct: 'days' });
    },
    /** The amount of the transaction at position `at` of a sorted search. */
    amountAt(search: Search, sort: HistorySort, at: number, amount: number): Figure {
      return add({
        value: amount,
        unit: 'money',
        how: 'list',
        filter: toFilter(search),
        sort,
        at,
        records: 1,
      });
    },
    /** The day of the transaction at position `at` of a sorted search. */
    dayAt(search: Search, sort: HistorySort, at: number, calendarDay: CalendarDay, text?: string): Figure {
      const value = dayNumber(calendarDay);
      return add({ value, unit: 'date', how: 'list', filter: toFilter(search), sort, at, records: 1 }, text);
    },
    /** The result of a formula over other facts, such as `f1 - f2`. */
    derived(unit: Fact['unit'], formula: string, toText?: (value: number) => string): Figure {
      const value = roundToUnit(evaluateFormula(formula, values), unit, decimals);
      return add({ value, unit, how: 'derived', formula }, toText?.(value));
    },
    /** A figure that another route returns. */
    planned(value: number, { band, ...from }: PlannedSource): Figure {
      const { p10 = null, p90 = null } = band ?? {};
      return add({ value, ...from, ...(p10 !== null && p90 !== null && { band: { p10, p90 } }) });
    },
    /** A figure that the question gives. */
    asked(unit: Fact['unit'], value: number, text?: string): Figure {
      return add({ value, unit, how: 'asked' }, text);
    },
  };
}

export function meanFormula(figures: readonly Figure[]): string {
  return `(${figures.map(({ id }) => id).join(' + ')}) / ${figures.length}`;
}

/** Converts a search to the query of the history's address. */
function toFilter(search: Search): Record<string, string> {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function formatFact({ value, unit, how }: NewFact, format: Format, today: CalendarDay): string {
  if (unit === 'money') return format.money(value);
  if (unit === 'percent') return how === 'asked' ? format.typedPercent(value) : format.percent(value);
  if (unit === 'date') return format.day(toDay(value), today);
  return format.count(value);
}

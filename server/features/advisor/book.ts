import { dayNumber, evaluateFormula, roundToUnit, toDay } from '#shared/advisor/formula.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Fact, Piece } from '#shared/contract/advisor.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { Format } from './format.ts';
import { toFilter } from './filter.ts';
import type { Search, Side } from './ledger-types.ts';

/** A fact with the piece of a sentence that shows it. */
export type Figure = { id: string; value: number; piece: Piece };
export type FactBook = ReturnType<typeof createFactBook>;

type Options = { decimals: number; format: Format; today: CalendarDay };
type New = Omit<Fact, 'id'>;
type Planned = {
  how: 'recurring' | 'forecast' | 'budget' | 'goal';
  source: string;
  unit: Fact['unit'];
  band?: { p10: number | null; p90: number | null };
};

/** Collects the facts of one answer. Every number of it is made here. */
export function createFactBook({ decimals, format, today }: Options) {
  const facts: Fact[] = [];
  const values = new Map<string, number>();
  const idByContent = new Map<string, string>();

  function add(fact: New, text?: string): Figure {
    const content = JSON.stringify(fact);
    const known = idByContent.get(content);
    const id = known ?? `f${facts.length + 1}`;
    if (known === undefined) {
      facts.push({ id, ...fact });
      values.set(id, fact.value);
      idByContent.set(content, id);
    }
    return { id, value: fact.value, piece: { text: text ?? write(fact, format, today), factId: id } };
  }

  return {
    facts,
    /** The sum of what a search finds, in minor units. */
    sum(search: Search, side: Side, { minor, records }: { minor: number; records: number }): Figure {
      const value = toMajorUnits(minor, decimals);
      return add({ value, unit: 'money', how: 'sum', filter: toFilter(search), side, records });
    },
    /** The sum of what a search finds on one day of the week. */
    weekdaySum(search: Search, weekday: number, side: Side, minor: number): Figure {
      const value = toMajorUnits(minor, decimals);
      return add({ value, unit: 'money', how: 'sum', filter: toFilter(search), side, weekday });
    },
    count(search: Search, value: number): Figure {
      return add({ value, unit: 'count', how: 'count', filter: toFilter(search), records: value });
    },
    /** On how many days a search finds something. */
    dayCount(search: Search, value: number): Figure {
      return add({ value, unit: 'count', how: 'count', filter: toFilter(search), distinct: 'days' });
    },
    /** The amount of one transaction of a search in an order. */
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
    /** Its day. */
    dayAt(search: Search, sort: HistorySort, at: number, day: CalendarDay, text?: string): Figure {
      const value = dayNumber(day);
      return add({ value, unit: 'date', how: 'list', filter: toFilter(search), sort, at, records: 1 }, text);
    },
    /** What follows from other facts, such as `f1 - f2`. */
    derived(unit: Fact['unit'], formula: string, inWords?: (value: number) => string): Figure {
      const value = roundToUnit(evaluateFormula(formula, values), unit, decimals);
      return add({ value, unit, how: 'derived', formula }, inWords?.(value));
    },
    /** What another route says. */
    planned(value: number, { band, ...from }: Planned): Figure {
      const { p10 = null, p90 = null } = band ?? {};
      return add({ value, ...from, ...(p10 !== null && p90 !== null && { band: { p10, p90 } }) });
    },
    /** A figure of the question. */
    asked(unit: Fact['unit'], value: number, text?: string): Figure {
      return add({ value, unit, how: 'asked' }, text);
    },
    /** A day of the calendar, written in this way. */
    day(day: CalendarDay, text: string = format.day(day, today), search?: Search): Figure {
      const filter = search === undefined ? {} : { filter: toFilter(search) };
      return add({ value: dayNumber(day), unit: 'date', how: 'asked', ...filter }, text);
    },
  };
}

function write({ value, unit, how }: New, format: Format, today: CalendarDay): string {
  if (unit === 'money') return format.money(value);
  if (unit === 'percent') return how === 'asked' ? format.typedPercent(value) : format.percent(value);
  if (unit === 'date') return format.day(toDay(value), today);
  return format.count(value);
}

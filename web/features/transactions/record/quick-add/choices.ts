import type { CalendarDay } from '#shared/calendar.ts';
import type { Kind } from '#shared/quick-add/kinds.ts';
import type { Doubt, Reading, Repeat } from '#shared/quick-add/types.ts';

/** The fields of a line, as read or as chosen instead. */
export type Entry = {
  description: string;
  /** Minor units, without the sign of a refund; null without an amount. */
  amountMinor: number | null;
  day: CalendarDay;
  kind: Kind;
  tags: readonly string[];
  /** Undefined if the line names none. */
  categoryId: string | undefined;
  /** Undefined if it does not repeat. */
  repeat: Repeat | undefined;
};

/** Values chosen with a chip, and the values that the line had then. A choice holds while the line keeps its value. */
export type Choices = { readonly [Name in keyof Entry]?: { value: Entry[Name]; read: Entry[Name] } };

/** The fields of a reading, without those that only the screen shows. */
export function toEntry(reading: Reading): Entry {
  const { description, amountMinor, day, kind, tags, categoryId, repeat } = reading;
  return { description, amountMinor, day, kind, tags, categoryId, repeat };
}

/** The reading with what was chosen instead; a newer word in the line wins. */
export function withChoices(read: Entry, choices: Choices): Entry {
  const held = Object.entries(choices).filter(([name, choice]) =>
    isSame(choice.read, read[name as keyof Entry]),
  );
  return { ...read, ...Object.fromEntries(held.map(([name, { value }]) => [name, value])) };
}

/** Adds what was chosen to earlier choices. */
export function choose(choices: Choices, read: Entry, chosen: Partial<Entry>): Choices {
  const added = Object.entries(chosen).map(([name, value]) => [
    name,
    { value, read: read[name as keyof Entry] },
  ]);
  return { ...choices, ...(Object.fromEntries(added) as Choices) };
}

/** The choices after another key. One of no amount ends, with its day: the key may begin an amount. */
export function afterTyping(choices: Choices): Choices {
  if (choices.amountMinor?.value !== null) return choices;
  const { amountMinor: _amount, day: _day, ...others } = choices;
  return others;
}

/** The other readings that the line has, as far as nobody chose a third. */
export function otherReadings(doubts: readonly Doubt[], entry: Entry): Partial<Entry>[] {
  return doubts.flatMap((doubt): Partial<Entry>[] => {
    if (doubt.what === 'day') {
      const { amounts } = doubt;
      const other = otherOf(doubt, entry.day);
      if (other === undefined) return [];
      const amount = amounts && { amountMinor: entry.day === doubt.chosen ? amounts.other : amounts.chosen };
      return [{ day: other, ...amount }];
    }
    if (doubt.what === 'type') {
      const other = otherOf(doubt, entry.kind);
      return other === undefined ? [] : [{ kind: other }];
    }
    const other = otherOf(doubt, entry.amountMinor);
    return other === undefined || other === null ? [] : [{ amountMinor: other }];
  });
}

/** Whether the line has only an amount of another currency, and nobody chose one. */
export function isOfOtherCurrency(doubts: readonly Doubt[], { amountMinor }: Entry): boolean {
  return amountMinor === null && doubts.some(({ what, chosen }) => what === 'amount' && chosen === null);
}

/** Whether the amount may be none, as the 2 of '2 entradas', and nobody chose another. */
export function isUnsure(doubts: readonly Doubt[], { amountMinor }: Entry): boolean {
  return doubts.some(
    ({ what, chosen, other }) => what === 'amount' && other === null && chosen === amountMinor,
  );
}

function otherOf<T>({ chosen, other }: { chosen: T; other: T }, shown: T): T | undefined {
  if (shown === chosen) return other;
  return shown === other ? chosen : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

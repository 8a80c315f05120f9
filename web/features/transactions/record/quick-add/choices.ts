import type { CalendarDay } from '#shared/calendar.ts';
import type { Kind } from '#shared/quick-add/kinds.ts';
import type { Doubt, Reading, Repeat } from '#shared/quick-add/types.ts';

/** The fields of a line, as read or as chosen by the user. */
export type Entry = {
  description: string;
  /** Minor units, positive also for a refund; null without an amount. */
  amountMinor: number | null;
  day: CalendarDay;
  kind: Kind;
  tags: readonly string[];
  /** Undefined if the line names no category. */
  categoryId: string | undefined;
  /** Null without an account. */
  account: string | null;
  /** Undefined for a transaction that does not repeat. */
  repeat: Repeat | undefined;
};

/** Chosen values, each with the value of the line before the choice. A choice counts while the line has that value. */
export type Choices = { readonly [Name in keyof Entry]?: { value: Entry[Name]; read: Entry[Name] } };

/** Picks the fields of a reading that are saved. */
export function toEntry(reading: Reading): Entry {
  const { description, amountMinor, day, kind, tags, categoryId, account, repeat } = reading;
  return { description, amountMinor, day, kind, tags, categoryId, account, repeat };
}

/** Applies choices to a reading, except those for a value that is now read differently. */
export function applyChoices(read: Entry, choices: Choices): Entry {
  const valid = Object.entries(choices).filter(([name, choice]) =>
    isSame(choice.read, read[name as keyof Entry]),
  );
  return { ...read, ...Object.fromEntries(valid.map(([name, { value }]) => [name, value])) };
}

/** Adds chosen values to earlier choices. */
export function choose(choices: Choices, read: Entry, chosen: Partial<Entry>): Choices {
  const added = Object.entries(chosen).map(([name, value]) => [
    name,
    { value, read: read[name as keyof Entry] },
  ]);
  return { ...choices, ...(Object.fromEntries(added) as Choices) };
}

/** Drops the choice that a line has no amount, and its day, because a newly typed character may begin an amount. */
export function dropNoAmount(choices: Choices): Choices {
  if (choices.amountMinor?.value !== null) return choices;
  const { amountMinor: _amount, day: _day, ...others } = choices;
  return others;
}

/** Returns the other readings of a line, except of values that the user has replaced by a third value. */
export function otherReadings(doubts: readonly Doubt[], entry: Entry): Partial<Entry>[] {
  return doubts.flatMap((doubt): Partial<Entry>[] => {
    if (doubt.what === 'day') {
      const { amounts } = doubt;
      const other = findOther(doubt, entry.day);
      if (other === undefined) return [];
      const amount = amounts && { amountMinor: entry.day === doubt.chosen ? amounts.other : amounts.chosen };
      return [{ day: other, ...amount }];
    }
    if (doubt.what === 'type') {
      const other = findOther(doubt, entry.kind);
      return other === undefined ? [] : [{ kind: other }];
    }
    const other = findOther(doubt, entry.amountMinor);
    return other === undefined || other === null ? [] : [{ amountMinor: other }];
  });
}

/** Whether the line has only an amount in another currency, and none was chosen. */
export function hasOtherCurrency(
  doubts: readonly Doubt[],
  { amountMinor }: Pick<Entry, 'amountMinor'>,
): boolean {
  return amountMinor === null && doubts.some(({ what, chosen }) => what === 'amount' && chosen === null);
}

/** Whether the number may be no amount, such as the 2 in '2 entradas', and no other amount was chosen. */
export function isUnsure(doubts: readonly Doubt[], { amountMinor }: Entry): boolean {
  return doubts.some(
    ({ what, chosen, other }) => what === 'amount' && other === null && chosen === amountMinor,
  );
}

function findOther<T>({ chosen, other }: { chosen: T; other: T }, shown: T): T | undefined {
  if (shown === chosen) return other;
  return shown === other ? chosen : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { Chance } from '#shared/testing/households/chance.ts';
import type { Writing } from './choice.ts';
import { SELDOM, SHOPS, type Shop } from './shops.ts';

export type Purchase = { day: CalendarDay; amount: number; shop: Shop; number: number };

/** Makes the purchases of a household in a span of days, including its habits. */
export function makePurchases({
  from,
  to,
  chance,
}: {
  from: CalendarDay;
  to: CalendarDay;
  chance: Chance;
}): Purchase[] {
  return [...SHOPS, ...SELDOM]
    .filter(({ share }) => chance.is(share))
    .flatMap((shop) => {
      const made: Purchase[] = [];
      const price = () =>
        shop.prices === undefined
          ? shop.amount * Math.exp(shop.noise * chance.normal())
          : chance.pick(shop.prices);
      for (let day = addDays(from, chance.whole(0, shop.every)); day <= to;) {
        const shopped = shop.weekday === undefined ? day : onWeekday(day, shop.weekday);
        if (!(shop.weekday !== undefined && chance.is(0.15)))
          made.push({ day: shopped, amount: price(), shop, number: made.length });
        const gap =
          shop.weekday === undefined ? -Math.log(1 - chance.next()) * shop.every * 0.7 + shop.every * 0.3 : 7;
        day = addDays(day, Math.max(1, Math.round(gap)));
      }
      return made.filter(({ day }) => day <= to);
    });
}

function onWeekday(day: CalendarDay, weekday: number): CalendarDay {
  const now = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (weekday - now + 7) % 7);
}

export function textOf(
  { shop, day, number }: Purchase,
  writing: Writing,
  made: { city: string; chance: Chance },
): string {
  return (writing === 'hand' ? shop.hand : shop.bank)({ day, number, ...made });
}

import { addDays, addMonths, startOfMonth, weekday, type CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { toPriceMinor, type HouseholdBasis } from './amounts.ts';
import type { Country, Payee } from './types.ts';

export type Purchase = {
  day: CalendarDay;
  payee: Payee;
  type: TransactionType;
  category: string;
  amountMinor: number;
  habit: string | null;
};
type Habit = {
  payee: Payee;
  category: string;
  perMonth: number;
  euros: () => number;
  type?: 'income';
  /** The usual day of a weekly habit, for which `perMonth` does not count. */
  weekday?: number;
};
export type Tastes = { thrift?: number; drives?: boolean; invoices?: number };

const DECEMBER_FACTOR = 1.7;

/** Makes the purchases that follow no schedule. Some have a fixed price, and some are frequent. */
export function makePurchases(basis: HouseholdBasis, tastes: Tastes): Purchase[] {
  const habits = makeHabits(basis, tastes);
  const purchases: Purchase[] = [];
  for (let day = basis.firstDay; day <= basis.lastDay; day = addDays(day, 1)) {
    for (const habit of habits) {
      if (isBought(habit, day, basis)) purchases.push(makePurchase(habit, day, basis));
    }
  }
  purchases.push(...holidayPurchases(basis, tastes), ...unexpectedPurchases(basis));
  return purchases;
}

function isBought(
  { weekday: habitDay, perMonth, category }: Habit,
  day: CalendarDay,
  { chance }: HouseholdBasis,
): boolean {
  if (habitDay !== undefined) {
    const probability = weekday(day) === habitDay ? 0.8 : weekday(day) === (habitDay + 1) % 7 ? 0.12 : 0;
    return chance.is(probability);
  }
  const season = day.slice(5, 7) === '12' && category === 'other' ? DECEMBER_FACTOR : 1;
  return chance.is((perMonth / 30.4) * season);
}

function makePurchase(habit: Habit, day: CalendarDay, basis: HouseholdBasis): Purchase {
  const { payee, category, type = 'expense' } = habit;
  const isHabit = habit.weekday !== undefined;
  return {
    day,
    payee,
    type,
    category,
    amountMinor: toPriceMinor(basis, habit.euros()),
    habit: isHabit ? payee[1] : null,
  };
}

function makeHabits(
  { chance, country }: HouseholdBasis,
  { thrift = 1, drives = true, invoices = 0 }: Tastes,
): Habit[] {
  const noisyPrice = (euros: number, noise: number) => () =>
    Math.max(0.6, euros * thrift * Math.exp(noise * chance.normal()));
  const onePrice = (prices: readonly number[]) => () => chance.pick(prices);
  const habits: Habit[] = [];
  const add = (payees: readonly Payee[], habit: (payee: Payee) => Omit<Habit, 'payee'>) => {
    for (const payee of payees) habits.push({ payee, ...habit(payee) });
  };
  const [main, ...others] = chance.some(country.supermarkets, 3);
  if (main !== undefined) {
    add([main], () => ({
      category: 'food',
      perMonth: chance.between(3, 7),
      euros: noisyPrice(58, 0.35),
      ...(chance.is(0.4) && { weekday: chance.pick([1, 5, 6, 6]) }),
    }));
  }
  add(others, () => ({ category: 'food', perMonth: chance.between(0.8, 5), euros: noisyPrice(24, 0.6) }));
  add(chance.some(country.cafes, chance.whole(1, 3)), () => ({
    category: 'food',
    perMonth: chance.between(2, 10),
    euros: chance.is(0.6)
      ? onePrice(chance.pick([[1.5], [2.5], [2.2, 2.8], [3.4, 4.1, 5.2]]))
      : noisyPrice(5, 0.5),
  }));
  add(chance.some(country.restaurants, chance.whole(2, 6)), () => ({
    category: 'food',
    perMonth: chance.between(0.3, 2.2),
    euros: noisyPrice(24, 0.5),
  }));
  add(chance.some(country.shops, chance.whole(2, 8)), () => ({
    category: 'other',
    perMonth: chance.between(0.15, 1.6),
    euros: chance.is(0.2) ? onePrice([9.99, 14.99, 19.99, 29.99]) : noisyPrice(35, 0.8),
  }));
  add(chance.some(country.taxis, chance.whole(0, 3)), ([name]) => ({
    category: 'transport',
    perMonth: chance.between(0.5, 4),
    euros: /ATM|Cash|Cajero/.test(name) ? onePrice([20, 40, 50, 50, 100]) : noisyPrice(14, 0.5),
  }));
  add(chance.some(country.health, chance.whole(1, 3)), () => ({
    category: 'health',
    perMonth: chance.between(0.2, 1.1),
    euros: chance.is(0.4) ? onePrice([15, 18]) : noisyPrice(18, 0.6),
  }));
  add(chance.some(country.friends, chance.whole(0, 3)), () => ({
    category: 'other income',
    type: 'income',
    perMonth: chance.between(0.1, 0.8),
    euros: noisyPrice(40, 0.9),
  }));
  add(chance.some(country.clients, invoices), () => ({
    category: 'freelance',
    type: 'income',
    perMonth: chance.between(0.3, 1.3),
    euros: noisyPrice(900, 0.5),
  }));
  if (drives) {
    add(chance.some(country.fuel, chance.whole(1, 2)), () => ({
      category: 'transport',
      perMonth: chance.between(1, 4),
      euros: noisyPrice(48, 0.25),
    }));
    add(chance.some(country.parking, chance.whole(0, 2)), () => ({
      category: 'transport',
      perMonth: chance.between(0.5, 6),
      euros: chance.is(0.6) ? onePrice([2]) : onePrice([1.5, 3, 4.5]),
    }));
  }
  return habits;
}

function holidayPurchases(
  { chance, country, firstDay, lastDay }: HouseholdBasis,
  { thrift = 1 }: Tastes,
): Purchase[] {
  const purchases: Purchase[] = [];
  for (let year = Number(firstDay.slice(0, 4)); year <= Number(lastDay.slice(0, 4)); year++) {
    if (chance.is(0.25)) continue;
    const from = addDays(`${year}-06-20`, chance.whole(0, 70));
    for (const payee of chance.some(country.holidays, chance.whole(1, 3))) {
      purchases.push(
        makeSinglePurchase(country, {
          day: addDays(from, chance.whole(-40, 12)),
          payee,
          category: 'entertainment',
          euros: thrift * chance.between(90, 900),
        }),
      );
    }
  }
  return purchases.filter(({ day }) => day >= firstDay && day <= lastDay);
}

/** Makes large unexpected purchases, such as a washing machine: about one in nine months. */
function unexpectedPurchases({ chance, country, firstDay, lastDay }: HouseholdBasis): Purchase[] {
  const purchases: Purchase[] = [];
  for (let month = startOfMonth(firstDay); month <= lastDay; month = addMonths(month, 1)) {
    if (!chance.is(0.11)) continue;
    const day = addDays(month, chance.whole(0, 27));
    purchases.push(
      makeSinglePurchase(country, {
        day,
        payee: chance.pick(country.shocks),
        category: 'other',
        euros: chance.between(80, 1_100),
      }),
    );
  }
  return purchases.filter(({ day }) => day >= firstDay && day <= lastDay);
}

function makeSinglePurchase(
  country: Country,
  { day, payee, category, euros }: { day: CalendarDay; payee: Payee; category: string; euros: number },
): Purchase {
  return {
    day,
    payee,
    type: 'expense',
    category,
    amountMinor: toPriceMinor({ country }, euros),
    habit: null,
  };
}

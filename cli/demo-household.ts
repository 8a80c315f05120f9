import { addDays, weekday, type CalendarDay } from '#shared/calendar.ts';
import type { ExpenseCategory, IncomeCategory, TransactionType } from '#shared/categories.ts';
import { append } from '#shared/lists.ts';
import { randomFrom } from '#shared/random.ts';
import type { DemoTexts } from './demo-texts/en.ts';

export type DemoTransaction = {
  type: TransactionType;
  description: string;
  amount: number;
  category?: ExpenseCategory | IncomeCategory;
  date: CalendarDay;
};

/**
 * Returns the transactions of a household of two from the first to the last day, including both. Days after today have
 * only transactions that are known in advance. A day does not depend on other days, nor an amount on the language.
 */
export function transactionsBetween(
  { from, to, currentDay }: { from: CalendarDay; to: CalendarDay; currentDay: CalendarDay },
  texts: DemoTexts,
): DemoTransaction[] {
  const transactions: DemoTransaction[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    append(transactions, scheduledOn(day, texts));
    if (day <= currentDay) append(transactions, spontaneousOn(day, texts));
  }
  return transactions;
}

/** Makes salaries, bills, and yearly or half-yearly transactions. */
function scheduledOn(date: CalendarDay, texts: DemoTexts): DemoTransaction[] {
  const { transactions, spend, earn } = createDay(date);
  const chance = createChance(date);
  const month = Number(date.slice(5, 7));
  const dayOfMonth = Number(date.slice(8, 10));

  if (dayOfMonth === 1) earn(texts.salary, raisedYearly(date, 2_180, 65), 'salary');
  if (dayOfMonth === 10) earn(texts.partnersSalary, raisedYearly(date, 1_540, 40), 'salary');
  if (dayOfMonth === 3) spend(texts.rent, raisedYearly(date, 980, 30), 'utilities');
  if (dayOfMonth === 6) {
    spend(texts.electricity, isWinter(month) ? chance.amount(68, 86) : chance.amount(38, 46), 'utilities');
  }
  if (dayOfMonth === 8) spend(texts.internet, 54.9, 'utilities');
  if (dayOfMonth === 14 && month % 2 === 1) spend(texts.water, chance.amount(26, 34), 'utilities');
  if (dayOfMonth === 2) spend(texts.transit, 43.6, 'transport');
  if (dayOfMonth === 5) spend(texts.gym, 34.9, 'health');
  if (dayOfMonth === 12) spend(texts.streaming, 24.98, 'entertainment');
  if (dayOfMonth === 17) spend(texts.insurance, 18.4, 'other');
  if (dayOfMonth === 24) spend(texts.donation, 15, 'other');
  if (dayOfMonth === 28) spend(texts.piano, 60, 'entertainment');
  if (dayOfMonth === 20 && month % 3 === 0) earn(texts.dividends, chance.amount(31, 58), 'investment');

  if (month === 2 && dayOfMonth === 19) spend(texts.dentist, 85, 'health');
  if (month === 9 && dayOfMonth === 15) spend(texts.glasses, 189, 'health');
  if (month === 4 && dayOfMonth === 24) spend(texts.garage, 236.4, 'transport');
  if (month === 8 && dayOfMonth === 4) spend(texts.coast, 148.2, 'transport');
  if (month === 8 && dayOfMonth === 5) spend(texts.holiday, 620, 'entertainment');
  if (month === 12 && dayOfMonth === 18) spend(texts.presents, chance.amount(180, 240), 'other');
  if (month === 5 && dayOfMonth === 12) earn(texts.birthday, 150, 'gift');
  if (month === 7 && dayOfMonth === 11) earn(texts.bicycle, 120, 'other income');
  if (month === 10 && dayOfMonth === 16) earn(texts.logo, 480, 'freelance');
  if (month === 10 && dayOfMonth === 27) earn(texts.website, 960, 'freelance');
  return transactions;
}

/** Makes purchases that nobody knows in advance. */
function spontaneousOn(date: CalendarDay, texts: DemoTexts): DemoTransaction[] {
  const { transactions, spend } = createDay(date);
  const chance = createChance(date);
  const day = weekday(date);

  if (day === 6) spend(chance.pick(texts.supermarkets), chance.amount(58, 104), 'food');
  if (day === 3) spend(chance.pick(texts.market), chance.amount(14, 36), 'food');
  if (day === 0 && chance.happens(0.7)) spend(texts.bakery, chance.amount(4, 9), 'food');
  if (day === 5 && chance.happens(0.6)) spend(chance.pick(texts.evenings), chance.amount(24, 62), 'food');
  if (day >= 1 && day <= 4 && chance.happens(0.28))
    spend(chance.pick(texts.lunches), chance.amount(3, 14), 'food');
  if (day === 5 && chance.happens(0.4)) spend(texts.fuel, chance.amount(34, 52), 'transport');
  if (chance.happens(0.05)) spend(chance.pick(texts.trips), chance.amount(9, 42), 'transport');
  if (day === 6 && chance.happens(0.45))
    spend(chance.pick(texts.outings), chance.amount(12, 48), 'entertainment');
  if (chance.happens(0.06)) spend(texts.pharmacy, chance.amount(5, 24), 'health');
  if (chance.happens(0.07)) spend(chance.pick(texts.things), chance.amount(15, 78), 'other');
  if (chance.happens(0.025)) spend(chance.pick(texts.unsorted), chance.amount(10, 60));
  return transactions;
}

function createDay(date: CalendarDay) {
  const transactions: DemoTransaction[] = [];
  return {
    transactions,
    spend: (description: string, amount: number, category?: ExpenseCategory) =>
      transactions.push({ type: 'expense', description, amount, date, ...(category && { category }) }),
    earn: (description: string, amount: number, category: IncomeCategory) =>
      transactions.push({ type: 'income', description, amount, date, category }),
  };
}

function isWinter(month: number): boolean {
  return month >= 11 || month <= 2;
}

/** Returns `amount` for 2024, plus `step` for each year since then. */
function raisedYearly(date: CalendarDay, amount: number, step: number): number {
  return amount + step * (Number(date.slice(0, 4)) - 2024);
}

/** Creates random choices that are the same for a day in every run. */
function createChance(date: CalendarDay) {
  const next = randomFrom(Number(date.replaceAll('-', '')));
  return {
    happens: (probability: number) => next() < probability,
    pick: (choices: readonly string[]) => choices[Math.floor(next() * choices.length)] ?? '',
    /** Returns whole cents between both ends, including them. */
    amount: (from: number, to: number) => Math.round((from + next() * (to - from)) * 100) / 100,
  };
}

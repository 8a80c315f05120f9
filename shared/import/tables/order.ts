import type { CalendarDay } from '../../calendar.ts';
import { dayInWords } from '../formats/file-days.ts';
import type { Question, ReadOptions } from '../types.ts';
import type { AccountInfo } from './account-info.ts';
import { foldText, hasWord } from './cells.ts';
import { dayIn, fittingOrders, readDate, type DateOrder } from './dates.ts';
import type { Layout } from './layout.ts';
import { decided, type Decision } from './marks.ts';
import { cellAt, type MovementRow } from './rows.ts';
import { DAY_FIRST_WORDS } from './words/days.ts';

/** The number of different days that shows whether days rise or fall. */
const ENOUGH_DAYS = 5;
const ENGLISH =
  /\b(?:amount|description|balance|transaction|posted|posting|payee|debit|credit|details|withdrawals?|deposits?|merchant|memo|paid|money)\b/;
/** Words of English headers that other languages do not use. */
const ONLY_ENGLISH =
  /\b(?:amount|balance|posted|posting|payee|withdrawals?|deposits?|merchant|memo|paid|money)\b/;
const MONTH_FIRST_CURRENCIES = new Set(['USD', 'PHP']);
const DOLLARS = /\b(?:USD|CAD|PHP)\b|\b(?:US|CA|C)\$/;

/** Decides the order of day, month and year from all days together. Asks if several orders fit and differ. */
export function decideOrder(
  rows: readonly MovementRow[],
  layout: Layout,
  header: readonly string[],
  options: ReadOptions,
  accountInfo?: Pick<AccountInfo, 'hints' | 'currency' | 'words'>,
): Decision<DateOrder> {
  const chosen = options.answers?.dateOrder ?? findHeaderOrder(header);
  if (chosen !== undefined) return decided(chosen);
  const dates = rows.flatMap((row) => row.dates);
  const fitting = fittingOrders(dates);
  const [first = 'ymd', ...others] = fitting;
  const differs =
    others.length > 0 &&
    dates.some((date) => others.some((order) => dayIn(date, order) !== dayIn(date, first)));
  if (!differs) return decided(first);
  const stated = accountInfo?.hints.order;
  if (stated !== undefined && fitting.includes(stated)) return decided(stated);
  const usual = usualOrder(rows, fitting, header, options);
  const isClear = usual === 'dmy' && dates.every((date) => dayIn(date, 'dmy') !== undefined);
  if (isClear && isDayFirst(header) && !hasMonthFirstCurrency(rows, layout, header, options, accountInfo))
    return decided(usual);
  const alternatives = [usual, ...fitting.filter((order) => order !== usual)];
  return { value: usual, alternatives, question: ask(rows, layout, alternatives, options) };
}

/** Whether a header is in a language whose countries all write the day first. */
function isDayFirst(header: readonly string[]): boolean {
  const folded = foldText(header.join(' '));
  return hasWord(folded, DAY_FIRST_WORDS) && !ONLY_ENGLISH.test(folded);
}

/** Whether the person or the file has US or Canadian dollars or Philippine pesos. */
function hasMonthFirstCurrency(
  rows: readonly MovementRow[],
  layout: Layout,
  header: readonly string[],
  options: ReadOptions,
  accountInfo: Pick<AccountInfo, 'currency' | 'words'> | undefined,
): boolean {
  const named = [
    options.currency,
    accountInfo?.currency ?? '',
    ...header,
    accountInfo?.words.toUpperCase() ?? '',
  ];
  if (named.some((text) => DOLLARS.test(text))) return true;
  return rows.some(({ cells, amount, debit, credit }) =>
    [cellAt(cells, layout.currency), amount?.currency, debit?.currency, credit?.currency].some((each) =>
      DOLLARS.test(each ?? ''),
    ),
  );
}

/** Finds the order in a header such as 'Date (DD/MM/YYYY)', 'Fecha dd/mm/aaaa', 'TT.MM.JJJJ' or 'jj/mm/aaaa'. */
function findHeaderOrder(header: readonly string[]): DateOrder | undefined {
  const text = header.join(' ').toLowerCase();
  if (/\b(?:dd|tt|jj|gg)\s?[./-]\s?mm\b/.test(text)) return 'dmy';
  if (/\bmm\s?[./-]\s?(?:dd|tt|jj|gg)\b/.test(text) && !/[yaj]{4}\s?[./-]\s?mm/.test(text)) return 'mdy';
  return /\b[yaj]{4}\s?[./-]\s?mm\b/.test(text) ? 'ymd' : undefined;
}

function usualOrder(
  rows: readonly MovementRow[],
  fitting: readonly DateOrder[],
  header: readonly string[],
  options: ReadOptions,
): DateOrder {
  const sorted = fitting.filter((order) => isSorted(rows.flatMap(({ date }) => dayIn(date, order) ?? [])));
  const [only] = sorted;
  if (only !== undefined && sorted.length === 1) return only;
  const isEnglish = ENGLISH.test(foldText(header.join(' '))) || header.length === 0;
  const isMonthFirst =
    options.language.startsWith('en') && isEnglish && MONTH_FIRST_CURRENCIES.has(options.currency);
  const wanted: DateOrder = isMonthFirst ? 'mdy' : 'dmy';
  return fitting.includes(wanted) ? wanted : (fitting[0] ?? 'ymd');
}

/** Whether days rise or fall, as in any bank's file. */
function isSorted(days: readonly CalendarDay[]): boolean {
  if (new Set(days).size < ENOUGH_DAYS) return false;
  const isRising = days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day);
  return isRising || days.every((day, at) => at === 0 || (days[at - 1] ?? '') >= day);
}

/** Asks with the first day that differs between the orders. */
function ask(
  rows: readonly MovementRow[],
  layout: Layout,
  orders: readonly DateOrder[],
  options: ReadOptions,
): Question {
  const texts = rows.flatMap(({ cells }) => layout.dates.map((column) => cells[column] ?? ''));
  const isOpen = (text: string) => new Set(orders.map((order) => readDate(text)?.days[order] ?? '')).size > 1;
  const text = texts.find((each) => isOpen(each)) ?? '';
  const choices = orders.flatMap((order) => {
    const day = readDate(text)?.days[order];
    return day === undefined
      ? []
      : [{ value: order, example: `${text} = ${dayInWords(day, options.language)}` }];
  });
  return { code: 'dateOrder', about: text, choices };
}

import { merchantName } from '#shared/advisor/merchant-said.ts';
import type { Period, ReadQuestion, Slots, Understanding } from '#shared/advisor/types.ts';
import { today, type CalendarDay } from '#shared/calendar.ts';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals } from '#shared/money.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { stopIfGone } from '#server/errors/while-asked.ts';
import type { Caller } from '#server/http/environment.ts';
import { createFactBook } from './book.ts';
import { createFormat } from './format.ts';
import type { ModelAnswer } from './model/ask-model.ts';
import { optional } from './optional.ts';
import { findHabits } from './queries.ts';
import { fromToday } from './from-today.ts';
import type { Bound, Context, Ledger, Planning } from './types.ts';
import type { Categories } from './vocabulary.ts';

export type AdvisorOptions = {
  database: Database;
  now: () => number;
  ledger: Ledger;
  planning: Planning;
  /** The categories that the user may choose, and the names of all. */
  listCategories: (caller: Caller) => Promise<Categories>;
  readNames: (caller: Caller, language: Language) => Promise<Record<string, string>>;
  readQuestion: ReadQuestion;
  /** All words that stand for a merchant or a concept such as rent, the given one first. */
  merchantWords: (merchant: string) => readonly string[];
  /** The installation's language model, if it has one. */
  askModel: ModelAnswer | undefined;
};

export type Read = Extract<Understanding, { kind: 'understood' }> & {
  /** What was typed, if anything was. */
  question?: string | undefined;
};

/** How a user reads figures and weeks, and what day it is for them. */
export async function readHabits({ database, now }: AdvisorOptions, { userId, timeZone }: Caller) {
  const found = await findHabits(database.read, userId);
  if (found === undefined) throw new AppError('userIdMissing');
  const { country, first_day_of_week: firstDayOfWeek } = found;
  return { country, firstDayOfWeek, today: today(timeZone, now()) };
}

/** How things are named and written for a user in a language. */
export async function readNaming(options: AdvisorOptions, caller: Caller, language: Language) {
  const { country, ...calendar } = await readHabits(options, caller);
  const { currency, timeZone } = caller;
  return {
    ...calendar,
    language,
    texts: SERVER_TEXTS[language].advisor,
    format: createFormat({ language, currency, country, timeZone }),
    names: await options.readNames(caller, language),
  };
}

/** Everything that the answer to a question is made from. */
export async function createContext(
  options: AdvisorOptions,
  caller: Caller,
  language: Language,
  read: Read,
): Promise<Context> {
  const naming = await readNaming(options, caller, language);
  return {
    ...naming,
    asker: caller,
    book: createFactBook({ ...naming, decimals: currencyDecimals(caller.currency) }),
    intent: read.intent,
    question: read.question,
    ...filtersOf(options, read, { language, todayIs: naming.today }),
    ledger: bound(options.ledger, caller),
    planning: bound(options.planning, caller),
    taken: {},
    assumptions: [],
  };
}

/** The slots of a question, and the words that its merchant is searched by. */
function filtersOf(
  options: AdvisorOptions,
  read: Read,
  { language, todayIs }: { language: Language; todayIs: CalendarDay },
): Pick<Context, 'slots' | 'words' | 'merchantSaid'> {
  const { unknownFilter, merchantWords, merchantSaid } = read;
  const named = { ...inOrder(read.slots), ...(unknownFilter !== undefined && { merchant: unknownFilter }) };
  const slots = fromToday(named, read, todayIs);
  const words = wordsFor(options, slots.merchant, merchantWords);
  return { slots, words, merchantSaid: merchantSaid ?? merchantName(slots.merchant, language) };
}

/** The words of a merchant as the history's filter takes them: folded, without the commas between values. */
function wordsFor(
  { merchantWords }: AdvisorOptions,
  merchant: string | undefined,
  given: readonly string[] | undefined,
): string[] | undefined {
  if (merchant === undefined) return undefined;
  const words = [...(given ?? merchantWords(toSearchText(merchant)))];
  const folded = words.map((word) => toSearchText(word).replaceAll(',', ' ').trim());
  return [...new Set(folded.filter((word) => word !== ''))];
}

/** A person who names the ends of a range the other way round means the same. */
function inOrder({ period, compareTo, min, max, ...rest }: Slots): Slots {
  const days = (range: Period | undefined) =>
    range && range.to < range.from ? { from: range.to, to: range.from } : range;
  const isReversed = min !== undefined && max !== undefined && max < min;
  const slots = { ...rest, period: days(period), compareTo: days(compareTo), min, max };
  return optional(isReversed ? { ...slots, min: max, max: min } : slots);
}

/** The same functions, for one user. None is called for somebody who has gone. */
function bound<Sources extends Record<string, (asker: Caller, ...rest: never[]) => unknown>>(
  sources: Sources,
  caller: Caller,
): Bound<Sources> {
  const entries = Object.entries(sources).map(([name, read]) => [
    name,
    (...rest: never[]) => {
      stopIfGone();
      return read(caller, ...rest);
    },
  ]);
  return Object.fromEntries(entries) as Bound<Sources>;
}

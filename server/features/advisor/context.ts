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
import { asTyped } from './assumptions.ts';
import { acceptedLocales } from './accepted-locales.ts';
import { createFactBook } from './book.ts';
import { createFormat } from './format.ts';
import type { ModelAnswer } from './model/ask-model.ts';
import { optional } from './optional.ts';
import { findHabits } from './queries.ts';
import { fromToday } from './from-today.ts';
import { searchedWords } from './searched-words.ts';
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

/** The user who asks, with the header `Accept-Language` of the browser. */
export type Asker = Caller & { acceptLanguage?: string | undefined };

export type Read = Extract<Understanding, { kind: 'understood' }> & {
  /** The typed question, if there is one. */
  question?: string | undefined;
  /** Parts of the question that the reading does not answer. */
  because?: Because | undefined;
};

/** Why a question is not clear. */
export type Because = NonNullable<Extract<Understanding, { kind: 'unsure' }>['because']>;

/** The user's country, first day of the week and calendar day of today. */
export async function readHabits({ database, now }: AdvisorOptions, { userId, timeZone }: Caller) {
  const found = await findHabits(database.read, userId);
  if (found === undefined) throw new AppError('userIdMissing');
  const { country, first_day_of_week: firstDayOfWeek } = found;
  return { country, firstDayOfWeek, today: today(timeZone, now()) };
}

/** The names of categories and the formats of figures for a user in a language. */
export async function readNaming(options: AdvisorOptions, caller: Asker, language: Language) {
  const { country, ...calendar } = await readHabits(options, caller);
  const { currency, timeZone, acceptLanguage } = caller;
  const locales = acceptedLocales(acceptLanguage);
  return {
    ...calendar,
    language,
    texts: SERVER_TEXTS[language].advisor,
    format: createFormat({ language, currency, country, timeZone, locales }),
    names: await options.readNames(caller, language),
  };
}

/** Collects everything that an answer needs. */
export async function createContext(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  read: Read,
): Promise<Context> {
  const naming = await readNaming(options, caller, language);
  const ledger = bound(options.ledger, caller);
  return {
    ...naming,
    asker: caller,
    book: createFactBook({ ...naming, decimals: currencyDecimals(caller.currency) }),
    intent: read.intent,
    question: read.question,
    categorySaid: read.categoryWord && asTyped(read.question ?? '', read.categoryWord),
    ...(await filtersOf(options, read, { ledger, language, todayIs: naming.today })),
    ledger,
    planning: bound(options.planning, caller),
    taken: {},
    assumptions: [],
  };
}

/** The slots of a question, and the words that its merchant is searched by. */
async function filtersOf(
  { merchantWords }: AdvisorOptions,
  read: Read,
  { ledger, language, todayIs }: { ledger: Context['ledger']; language: Language; todayIs: CalendarDay },
): Promise<Pick<Context, 'slots' | 'words' | 'merchantSaid'>> {
  const { unknownFilter, merchantSaid } = read;
  const named = { ...inOrder(read.slots), ...(unknownFilter !== undefined && { merchant: unknownFilter }) };
  const slots = fromToday(named, read, todayIs);
  const { merchant } = slots;
  const said = { merchantSaid: merchantSaid ?? merchantName(merchant, language) };
  if (merchant === undefined) return { slots, words: undefined, ...said };
  const words = read.merchantWords ?? merchantWords(toSearchText(merchant));
  // No transaction has the word, so none is searched for.
  if (unknownFilter !== undefined) return { slots, words, ...said };
  return { slots, words: await searchedWords(ledger, { merchant, words, language }), ...said };
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

import { merchantName } from '#shared/advisor/merchant-name.ts';
import type { Period, ReadQuestion, Slots, Understanding, Vocabulary } from '#shared/advisor/types.ts';
import { today, type CalendarDay } from '#shared/calendar.ts';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals } from '#shared/money.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { stopIfGone } from '#server/errors/while-client-waits.ts';
import type { Caller } from '#server/http/environment.ts';
import { findTypedWords } from './assumptions.ts';
import { createFactBook } from './book.ts';
import { acceptedLocales, createFormat } from './format.ts';
import type { ModelAnswer } from './model/ask-model.ts';
import { withoutUndefined } from './without-undefined.ts';
import { findCalendarSettings } from './queries.ts';
import { fromToday } from './from-today.ts';
import { findSearchedWords } from './searched-words.ts';
import type { Bound, Context, Ledger, Planning } from './types.ts';
import type { Categories } from './vocabulary.ts';

export type AdvisorOptions = {
  database: Database;
  now: () => number;
  ledger: Ledger;
  planning: Planning;
  /** The categories that the user may choose. */
  listCategories: (caller: Caller) => Promise<Categories>;
  /** The accounts of a user who has opened one by today; otherwise none. */
  listAccounts: (caller: Caller) => Promise<NonNullable<Vocabulary['accounts']>>;
  /** The names of all categories, by id. */
  readNames: (caller: Caller, language: Language) => Promise<Record<string, string>>;
  readQuestion: ReadQuestion;
  /** Returns a merchant's or concept's word, such as 'rent', and then all other words for it. */
  merchantWords: (merchant: string) => readonly string[];
  /** The installation's language model, if it has one. */
  askModel: ModelAnswer | undefined;
};

/** The user who asks the question, with the `Accept-Language` header of their browser. */
export type Asker = Caller & { acceptLanguage?: string | undefined };

export type Reading = Extract<Understanding, { kind: 'understood' }> & {
  /** The typed question, if there is one. */
  question?: string | undefined;
  /** Parts of the question that the reading does not answer. */
  because?: UnclearReason | undefined;
};

/** The words that make a question unclear. */
export type UnclearReason = NonNullable<Extract<Understanding, { kind: 'unsure' }>['because']>;

/** Reads the user's country, first day of the week and current calendar day. Throws `userIdMissing`. */
export async function readCalendarSettings({ database, now }: AdvisorOptions, { userId, timeZone }: Caller) {
  const profile = await findCalendarSettings(database.read, userId);
  if (profile === undefined) throw new AppError('userIdMissing');
  const { country, first_day_of_week: firstDayOfWeek } = profile;
  return { country, firstDayOfWeek, today: today(timeZone, now()) };
}

/** Reads the texts, the names of categories and the formats of figures for a user and a language. */
export async function readNaming(options: AdvisorOptions, caller: Asker, language: Language) {
  const { country, ...calendar } = await readCalendarSettings(options, caller);
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
  reading: Reading,
): Promise<Context> {
  const naming = await readNaming(options, caller, language);
  const ledger = bindToCaller(options.ledger, caller);
  return {
    ...naming,
    asker: caller,
    book: createFactBook({ ...naming, decimals: currencyDecimals(caller.currency) }),
    intent: reading.intent,
    question: reading.question,
    categoryAsTyped: reading.categoryWord && findTypedWords(reading.question ?? '', reading.categoryWord),
    ...(await readFilters(options, reading, { ledger, language, currentDay: naming.today })),
    ledger,
    planning: bindToCaller(options.planning, caller),
    assumed: {},
    assumptions: [],
  };
}

/** Returns the slots of a question, and the words that find its merchant. */
async function readFilters(
  { merchantWords }: AdvisorOptions,
  reading: Reading,
  {
    ledger,
    language,
    currentDay,
  }: { ledger: Context['ledger']; language: Language; currentDay: CalendarDay },
): Promise<Pick<Context, 'slots' | 'words' | 'merchantAsTyped'>> {
  const { unknownFilter, merchantAsTyped } = reading;
  const askedSlots = {
    ...withOrderedRanges(reading.slots),
    ...(unknownFilter !== undefined && { merchant: unknownFilter }),
  };
  const slots = fromToday(askedSlots, reading, currentDay);
  const { merchant } = slots;
  const naming = { merchantAsTyped: merchantAsTyped ?? merchantName(merchant, language) };
  if (merchant === undefined) return { slots, words: undefined, ...naming };
  const words = reading.merchantWords ?? merchantWords(toSearchText(merchant));
  // No transaction has the word, so there is no need to search.
  if (unknownFilter !== undefined) return { slots, words, ...naming };
  return { slots, words: await findSearchedWords(ledger, { merchant, words, language }), ...naming };
}

/** Swaps the ends of reversed ranges. */
function withOrderedRanges({ period, compareTo, min, max, ...rest }: Slots): Slots {
  const ordered = (range: Period | undefined) =>
    range && range.to < range.from ? { from: range.to, to: range.from } : range;
  const isReversed = min !== undefined && max !== undefined && max < min;
  const slots = { ...rest, period: ordered(period), compareTo: ordered(compareTo), min, max };
  return withoutUndefined(isReversed ? { ...slots, min: max, max: min } : slots);
}

/** Binds functions to one user. A call throws if the client has disconnected. */
function bindToCaller<Sources extends Record<string, (asker: Caller, ...rest: never[]) => unknown>>(
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

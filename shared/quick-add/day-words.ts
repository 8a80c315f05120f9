import { formatDay } from '../calendar.ts';
import { LANGUAGES } from '../languages.ts';
import { toSearchText } from '../search-text.ts';
import { phrasesOf } from './phrases.ts';
import { setOf } from './tokens.ts';

/** Days from today. */
export const NEAR_DAYS = phrasesOf<number>([
  [-3, 'trasanteayer|trasantier'],
  [
    -2,
    'day before yesterday|day b4 yesterday|night before last|anteayer|antier|antesdeayer|antes de ayer|ante ayer|anteanoche|antenoche|antes de anoche',
  ],
  [
    -1,
    "yesterday|yesterday's|yesterdays|last night's|last nights|yest|yday|yesteday|yesterdy|yesturday|ayer|anoche|last night|last nite|last evening",
  ],
  [
    0,
    'today|tonight|just now|earlier today|this am|this pm|this lunchtime|ahora mismo|ahorita|hace un rato|esta madrugada|this morning|this afternoon|this evening|hoy|esta manana|esta tarde|esta noche|este mediodia',
  ],
  [1, 'tomorrow|tmrw|tomorow|manana'],
  [2, 'day after tomorrow|pasado manana'],
]);

/** Phrases that name more than one day, as the months or days to the one that is taken. */
export const WIDE_DAYS = phrasesOf<{ days?: number; months?: number }>([
  [{ days: -7 }, 'last week|la semana pasada|semana pasada|la pasada semana'],
  [{ months: -1 }, 'last month|mes pasado|pasado mes'],
  [{ months: 1 }, 'next month|el mes que viene|mes que viene|el proximo mes|proximo mes|el mes proximo'],
  [{ days: -14 }, 'week before last|the week before last|la semana antepasada|semana antepasada'],
  [{ months: -12 }, 'last year|ano pasado|pasado ano'],
  [{ days: 7 }, 'next week|la semana que viene|la proxima semana|la semana proxima'],
]);

/** Parts of a month: the day of it, the month's last for 31. */
export const MONTH_PARTS = phrasesOf<number>([
  [
    1,
    'beginning of the month|beginning of month|start of the month|start of month|beginning of this month|start of this month|principio de mes|principios de mes|a principio de mes|a principios de mes|primeros de mes|a primeros de mes|inicio de mes|a inicio de mes|inicios de mes|a inicios de mes|comienzo de mes|a comienzos de mes|a primero de mes',
  ],
  [
    15,
    'middle of the month|mid month|midmonth|mediados de mes|a mediados de mes|mitad de mes|a mitad de mes',
  ],
  [
    31,
    'end of the month|end of month|end of this month|month end|eom|fin de mes|a fin de mes|fines de mes|a fines de mes|final de mes|a final de mes|finales de mes|a finales de mes|final del mes|fin del mes|ultimo dia del mes|last day of the month',
  ],
]);

/** A day that the writer does not know: some days ago. */
export const SOME_DAY = phrasesOf<number>([
  [
    -2,
    'the other day|other day|the other night|the other week|el otro dia|otro dia|la otra noche|la otra tarde|hace poco|a while ago|a while back|ages ago|long ago|hace unos dias|estos dias',
  ],
]);

/** The Saturday of a weekend, as weeks from the last one. */
export const WEEKENDS = phrasesOf<number>([
  [
    0,
    'last weekend|at the weekend|over the weekend|on the weekend|this weekend|this past weekend|el fin de semana|el fin de semana pasado|este fin de semana|fin de semana pasado|el finde|el finde pasado|este finde|finde pasado',
  ],
  [1, 'next weekend|el proximo fin de semana|el fin de semana que viene|el proximo finde|el finde que viene'],
]);

/** What may follow a day and says nothing more about it. */
export const HOURS = phrasesOf([
  [
    true,
    'morning|afternoon|evening|night|at noon|at night|noche|tarde|al mediodia|a mediodia|por la manana|por la tarde|por la noche|en la manana|en la tarde|en la noche|a la manana|a la tarde|a la noche|a la hora de comer',
  ],
]);

const UNITS = {
  day: setOf('day days dia dias night nights noche noches d'),
  week: setOf('week weeks wk wks semana semanas'),
  month: setOf('month months mes meses'),
  year: setOf('year years ano anos'),
};

/** Words before a day that belong to it. */
export const LEADS = setOf('on the for from of el del de dia desde');
/** After a day of the month, as months from this one. */
export const MONTHS = phrasesOf([
  [-1, 'del mes pasado|of last month|last month'],
  [0, 'de este mes|del mes|of this month|this month|of the month'],
]);
/** The last day of the month before. */
export const LAST_MONTH_END = phrasesOf([
  [
    true,
    'end of last month|last day of last month|ultimo dia del mes pasado|finales del mes pasado|a finales del mes pasado|fin del mes pasado',
  ],
]);
export const AGO = setOf('ago back atras');
export const LAST = setOf('last past pasado pasada ultimo');
export const THIS = setOf('this este');
/** After a weekday. */
export const WEEKS = phrasesOf([
  [-7, 'last week|de la semana pasada|la semana pasada'],
  [0, 'this week|de esta semana|esta semana'],
]);
export const NEXT = setOf('next proximo siguiente');
/** What follows a short name of a weekday: 'sun brunch', but 'sun cream'. */
export const MEALS = setOf('brunch lunch dinner breakfast drinks groceries');
/** What makes a weekday one of many, or a name. */
export const NO_DAY_BEFORE = setOf('los every cada black good happy taco cyber todos tgi');
/** What makes a weekday a name. */
export const NO_DAY_AFTER = setOf('santo santa');
/** What an ordinal counts if it is no day: '5th avenue'. */
export const COUNTED = setOf(
  'floor avenue ave street st time grade party hand anniversary birthday edition place class row year month week half round gen generation',
);
const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
export const ORDINALS = setOf('st nd rd th er ro do to o');

const YEAR_OF_NAMES = 2026;
const months = Array.from({ length: 12 }, (_, index) => namesOf(`${pad(index + 1)}-10`, 'month'));
/** From Sunday to Saturday: 2 August 2026 is a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, index) => namesOf(`08-${pad(index + 2)}`, 'weekday'));
const SHORT_WEEKDAYS = ['', 'mon lun', 'tue tues', 'weds mie', 'thu thur thurs jue', 'fri vie', 'sab'].map(
  setOf,
);
/** Short names that are words too, and need an article or the line's end. */
const DOUBTFUL_WEEKDAYS = ['sun dom', '', 'mar', 'wed', '', '', 'sat'].map(setOf);

/** The month, from 1, of a name or its first letters, or 0. A number must stand beside it. */
export function monthOfName(word: string): number {
  const text = word === 'setiembre' ? 'septiembre' : word;
  return text.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(text))) + 1;
}

/** The number that a word such as 'first' orders, or 0. */
export function ordinalOf(word: string): number {
  if (word === 'primero') return 1;
  return word === 'thirtieth' ? 30 : ORDINAL_WORDS.indexOf(word) + 1;
}

/** The weekday of a name, 0 for Sunday, or -1. */
export function weekdayOfName(word: string, isSure: boolean): number {
  if (word === '') return -1;
  return weekdays.findIndex(
    (names, index) =>
      names.includes(word) ||
      SHORT_WEEKDAYS[index]?.has(word) === true ||
      (isSure && DOUBTFUL_WEEKDAYS[index]?.has(word) === true),
  );
}

/** How many days or months a unit has. */
export function unitOf(word: string): { days: number } | { months: number } | undefined {
  if (UNITS.day.has(word)) return { days: 1 };
  if (UNITS.week.has(word)) return { days: 7 };
  if (word === 'fortnight') return { days: 14 };
  if (UNITS.month.has(word)) return { months: 1 };
  return UNITS.year.has(word) ? { months: 12 } : undefined;
}

function namesOf(day: string, what: 'month' | 'weekday'): string[] {
  return LANGUAGES.map((each) =>
    toSearchText(formatDay(`${YEAR_OF_NAMES}-${day}`, each, { [what]: 'long' })),
  );
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

import { formatDay } from '../calendar.ts';
import { LANGUAGES } from '../languages.ts';
import { toSearchText } from '../search-text.ts';
import { toPhrases } from './phrases.ts';
import { toWordSet } from './tokens.ts';

/** Phrases for single days, with their distance from today in days. */
export const NEAR_DAYS = toPhrases<number>([
  [-3, 'trasanteayer|trasantier'],
  [
    -2,
    'day before yesterday|day b4 yesterday|night before last|anteayer|antier|antesdeayer|antes de ayer|ante ayer|anteanoche|antenoche|antes de anoche|antesdeaier',
  ],
  [
    -1,
    "yesterday|yesterday's|yesterdays|last night's|last nights|yest|yday|yesteday|yesterdy|yesturday|ystrday|ayer|ayr|aier|hayer|anoche|last night|last nite|last evening",
  ],
  [
    0,
    'today|2day|tonight|just now|earlier today|this am|this pm|this lunchtime|ahora mismo|ahorita|hace un rato|esta madrugada|this morning|this afternoon|this evening|hoy|esta manana|esta tarde|esta noche|este mediodia',
  ],
  [1, 'tomorrow|tmrw|tmr|tomorow|2moro|manana'],
  [2, 'day after tomorrow|pasado manana'],
]);

/** Phrases that name more than one day, with the distance in months or days to the one that is read. */
export const WIDE_DAYS = toPhrases<{ days?: number; months?: number }>([
  [{ days: -7 }, 'last week|past week|la semana pasada|semana pasada|la pasada semana|pasada semana'],
  [{ days: 0 }, 'this week|this past week|esta semana'],
  [{ months: -1 }, 'last month|past month|mes pasado|pasado mes'],
  [{ months: -2 }, 'month before last|mes antepasado'],
  [
    { months: 1 },
    'next month|mes que viene|mes que entra|mes siguiente|proximo mes|mes proximo|mes entrante',
  ],
  [{ days: -14 }, 'week before last|la semana antepasada|semana antepasada'],
  [{ months: -12 }, 'last year|ano pasado|pasado ano'],
  [{ months: 12 }, 'next year|ano que viene|proximo ano|ano proximo'],
  [
    { days: 7 },
    'next week|la semana que viene|semana que viene|la semana que entra|semana que entra|la proxima semana|proxima semana|la semana proxima|semana proxima|la semana siguiente|semana siguiente|la semana entrante|semana entrante',
  ],
  [{ days: 14 }, 'week after next'],
]);

/** Phrases for parts of a month, with the day of the month; 31 is its last day. */
export const MONTH_PARTS = toPhrases<number>([
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

/** Phrases for an unknown day some days ago, with the distance in days that is read. */
export const SOME_DAY = toPhrases<number>([
  [
    -2,
    'the other day|other day|the other night|the other week|el otro dia|otro dia|la otra noche|la otra tarde|hace poco|a while ago|a while back|ages ago|long ago|hace unos dias|estos dias',
  ],
]);

/** Phrases for a weekend, with its distance in weeks from the last one. */
export const WEEKENDS = toPhrases<number>([
  [
    0,
    'last weekend|at the weekend|over the weekend|on the weekend|this weekend|this past weekend|el fin de semana|el fin de semana pasado|este fin de semana|fin de semana pasado|el finde|el finde pasado|este finde|finde pasado',
  ],
  [-1, 'weekend before last|fin de semana antepasado|finde antepasado'],
  [1, 'next weekend|el proximo fin de semana|el fin de semana que viene|el proximo finde|el finde que viene'],
]);

/** Words that may follow a day and add nothing to it. */
export const HOURS = toPhrases([
  [
    true,
    'morning|afternoon|evening|night|at noon|at night|noche|tarde|al mediodia|a mediodia|por la manana|por la tarde|por la noche|x la manana|x la tarde|x la noche|en la manana|en la tarde|en la noche|a la manana|a la tarde|a la noche|a la hora de comer',
  ],
]);

const UNITS = {
  day: toWordSet("day days dia dias night nights noche noches d day's days'"),
  week: toWordSet("week weeks wk wks semana semanas week's weeks'"),
  month: toWordSet("month months mes meses month's months'"),
  year: toWordSet("year years ano anos year's years'"),
};

const UNIT_NAMES = ['day', 'week', 'month', 'year'] as const;

/** Words before a day that belong to it. */
export const LEADS = toWordSet('on the for from of el del de dia desde');
/** Phrases after a day of the month, with the distance of their month from this one. */
export const MONTHS = toPhrases([
  [-2, 'del mes antepasado|of the month before last'],
  [-1, 'del mes pasado|del pasado mes|de mes pasado|of last month|last month'],
  [0, 'de este mes|del mes|del mes actual|del presente|of this month|this month|of the month'],
  [
    1,
    'del mes que viene|del mes que entra|del proximo mes|del mes proximo|del mes siguiente|del mes entrante|of next month|next month',
  ],
]);
/** Phrases after a day and its month, with the distance of their year from this one. */
export const YEARS = toPhrases([
  [-1, 'last year|of last year|del ano pasado|el ano pasado|del pasado ano'],
  [0, 'this year|of this year|de este ano|este ano'],
  [1, 'next year|of next year|del ano que viene|el ano que viene|del proximo ano|el proximo ano'],
]);
/** Like `MONTH_PARTS`, but a month follows: 'principios del mes pasado', 'end of next month'. */
export const MONTH_PARTS_BEFORE = toPhrases<number>([
  [1, 'principio|principios|primeros|inicio|inicios|comienzos|beginning|start|early'],
  [15, 'mediados|mitad|middle|mid'],
  [31, 'fin|fines|final|finales|end|late'],
]);
/** Phrases for the last day of the month before. */
export const LAST_MONTH_END = toPhrases([
  [
    true,
    'end of last month|last day of last month|ultimo dia del mes pasado|finales del mes pasado|a finales del mes pasado|fin del mes pasado',
  ],
]);
export const AGO = toWordSet('ago back atras');
/** Words before a count of days, weeks or months to come. */
export const AHEAD_BEFORE = toPhrases([[true, 'in|within|en|dentro de|dentro|de aqui a|de hoy en']]);
/** Words after a count of days to come; false if a word of `AHEAD_BEFORE` must stand before it. */
export const AHEAD_AFTER = toPhrases<boolean>([
  [true, 'from now|from today|hence'],
  [false, "time|' time"],
]);
/** After these verbs, 'in three days' may be the time that something took. */
export const DONE = toWordSet(
  'spent paid bought gaste gastado gastamos pague pagado pagamos compre comprado',
);
/** Phrases for half a unit, in months. */
export const HALF_UNITS = toPhrases([[6, 'half a year|medio ano']]);
export const LAST = toWordSet('last past pasado pasada ultimo');
export const THIS = toWordSet('this este');
export const BEFORE_LAST = toPhrases([[true, 'before last|antepasado|antepasada']]);
export const NEXT = toWordSet('next proximo siguiente coming');
/** Words after a weekday that make it the next one. */
export const COMING = toPhrases([[true, 'que viene|que entra|next|proximo|siguiente|entrante|coming']]);
/** Words that may follow a short name of a weekday: 'sun brunch', but 'sun cream'. */
export const MEALS = toWordSet('brunch lunch dinner breakfast drinks groceries');
/** Before these words a weekday is not a single day, but several days or a part of a name. */
export const NO_DAY_BEFORE = toWordSet(
  'los every cada black good happy taco cyber todos tgi ruby fat ash palm freaky casual',
);
/** Words after a weekday that make it a part of a name. */
export const NO_DAY_AFTER = toWordSet('santo santa times telegraph tribune herald gazette league');
/** Nouns after an ordinal that is not a day: '5th avenue'. */
export const COUNTED = toWordSet(
  'floor avenue ave street st time grade party hand anniversary birthday edition place class row year month week half round gen generation',
);
const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
export const ORDINALS = toWordSet('st nd rd th er ro do to o');

/** Any year would do, but the days of the weekdays' names below are of this one. */
const YEAR_OF_NAMES = 2026;
const monthNames = Array.from({ length: 12 }, (_, index) => writeNames(`${pad(index + 1)}-10`, 'month'));
/** From Sunday to Saturday: 2 August 2026 is a Sunday. */
const weekdayNames = Array.from({ length: 7 }, (_, index) => writeNames(`08-${pad(index + 2)}`, 'weekday'));
const months = monthNames.map(toSearchTexts);
const weekdays = weekdayNames.map(toSearchTexts);
const SMALL_NAMES = new Set(
  toSearchTexts([...monthNames, ...weekdayNames].flat().filter((name) => name === name.toLowerCase())),
);
const SHORT_WEEKDAYS = [
  '',
  'mon lun',
  'tue tues',
  'weds wensday wendsday mie mierc mier',
  'thu thur thurs jue',
  'fri vie',
  'sab',
].map(toWordSet);
/** Short names that are other words too. They count only with an article, or at the end of the line. */
const DOUBTFUL_WEEKDAYS = ['sun dom', '', 'mar', 'wed', '', '', 'sat'].map(toWordSet);

/** Returns the month, from 1, of a name or its first letters, which a number must precede or follow; 0 if none. */
export function toMonthNumber(word: string): number {
  const text = word === 'setiembre' ? 'septiembre' : word;
  return text.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(text))) + 1;
}

/** Returns the number of an ordinal such as 'first'; 0 for other words. */
export function toOrdinal(word: string): number {
  if (word === 'primero') return 1;
  return word === 'thirtieth' ? 30 : ORDINAL_WORDS.indexOf(word) + 1;
}

/** Returns the weekday of a name, 0 for Sunday; -1 for other words. */
export function weekdayOfName(word: string, isSure: boolean): number {
  if (word === '') return -1;
  return weekdays.findIndex(
    (names, index) =>
      names.includes(word) ||
      SHORT_WEEKDAYS[index]?.has(word) === true ||
      (isSure && DOUBTFUL_WEEKDAYS[index]?.has(word) === true),
  );
}

/** Returns the weekday of a name or its plural, such as 'fridays'; -1 for other words. */
export function weekdayOfPlural(word: string): number {
  return Math.max(weekdayOfName(word, false), weekdayOfName(word.replace(/s$/, ''), false));
}

export function isNearDay(word: string): boolean {
  return NEAR_DAYS.get(word)?.some(({ words }) => words.length === 1) === true;
}

/** Whether a word is a weekday or a month in a language that writes these in small letters. */
export function isDayNameInSmallLetters(word: string): boolean {
  return SMALL_NAMES.has(word);
}

/** Returns the length of a unit of time, in days or months; undefined for other words. */
export function toTimeUnit(word: string): { days: number } | { months: number } | undefined {
  if (UNITS.day.has(word)) return { days: 1 };
  if (UNITS.week.has(word)) return { days: 7 };
  if (word === 'fortnight') return { days: 14 };
  if (UNITS.month.has(word)) return { months: 1 };
  return UNITS.year.has(word) ? { months: 12 } : undefined;
}

function toSearchTexts(names: readonly string[]): string[] {
  return names.map((name) => toSearchText(name));
}

export function findUnitName(word: string): keyof typeof UNITS | undefined {
  return UNIT_NAMES.find((unit) => UNITS[unit].has(word));
}

/** Returns the name of a day's month or weekday in each language. */
function writeNames(day: string, what: 'month' | 'weekday'): string[] {
  return LANGUAGES.map((each) => formatDay(`${YEAR_OF_NAMES}-${day}`, each, { [what]: 'long' }));
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

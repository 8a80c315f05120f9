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

/** Phrases that name more than one day, as the months or days to the one that is taken. */
export const WIDE_DAYS = phrasesOf<{ days?: number; months?: number }>([
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
  [-1, 'weekend before last|fin de semana antepasado|finde antepasado'],
  [1, 'next weekend|el proximo fin de semana|el fin de semana que viene|el proximo finde|el finde que viene'],
]);

/** Words that may follow a day and add nothing to it. */
export const HOURS = phrasesOf([
  [
    true,
    'morning|afternoon|evening|night|at noon|at night|noche|tarde|al mediodia|a mediodia|por la manana|por la tarde|por la noche|x la manana|x la tarde|x la noche|en la manana|en la tarde|en la noche|a la manana|a la tarde|a la noche|a la hora de comer',
  ],
]);

const UNITS = {
  day: setOf("day days dia dias night nights noche noches d day's days'"),
  week: setOf("week weeks wk wks semana semanas week's weeks'"),
  month: setOf("month months mes meses month's months'"),
  year: setOf("year years ano anos year's years'"),
};

const UNIT_NAMES = ['day', 'week', 'month', 'year'] as const;

/** Words before a day that belong to it. */
export const LEADS = setOf('on the for from of el del de dia desde');
/** After a day of the month, as months from this one. */
export const MONTHS = phrasesOf([
  [-2, 'del mes antepasado|of the month before last'],
  [-1, 'del mes pasado|del pasado mes|de mes pasado|of last month|last month'],
  [0, 'de este mes|del mes|del mes actual|del presente|of this month|this month|of the month'],
  [
    1,
    'del mes que viene|del mes que entra|del proximo mes|del mes proximo|del mes siguiente|del mes entrante|of next month|next month',
  ],
]);
/** After a day and its month, as years from this one. */
export const YEARS = phrasesOf([
  [-1, 'last year|of last year|del ano pasado|el ano pasado|del pasado ano'],
  [0, 'this year|of this year|de este ano|este ano'],
  [1, 'next year|of next year|del ano que viene|el ano que viene|del proximo ano|el proximo ano'],
]);
/** A part of a month, whose month follows: 'principios del mes pasado', 'end of next month'. As MONTH_PARTS. */
export const PARTS = phrasesOf<number>([
  [1, 'principio|principios|primeros|inicio|inicios|comienzos|beginning|start|early'],
  [15, 'mediados|mitad|middle|mid'],
  [31, 'fin|fines|final|finales|end|late'],
]);
/** The last day of the month before. */
export const LAST_MONTH_END = phrasesOf([
  [
    true,
    'end of last month|last day of last month|ultimo dia del mes pasado|finales del mes pasado|a finales del mes pasado|fin del mes pasado',
  ],
]);
export const AGO = setOf('ago back atras');
/** Words before a count of days, weeks or months to come. */
export const AHEAD_BEFORE = phrasesOf([[true, 'in|within|en|dentro de|dentro|de aqui a|de hoy en']]);
/** Whether the words after it say alone that it is to come. */
export const AHEAD_AFTER = phrasesOf<boolean>([
  [true, 'from now|from today|hence'],
  [false, "time|' time"],
]);
/** Verbs after which 'in three days' is how long it took. */
export const DONE = setOf('spent paid bought gaste gastado gastamos pague pagado pagamos compre comprado');
/** Half a unit, as months. */
export const HALF_UNITS = phrasesOf([[6, 'half a year|medio ano']]);
export const LAST = setOf('last past pasado pasada ultimo');
export const THIS = setOf('this este');
export const BEFORE_LAST = phrasesOf([[true, 'before last|antepasado|antepasada']]);
export const NEXT = setOf('next proximo siguiente coming');
/** Words after a weekday that make it the coming one. */
export const COMING = phrasesOf([[true, 'que viene|que entra|next|proximo|siguiente|entrante|coming']]);
/** Words that may follow a short name of a weekday: 'sun brunch', but 'sun cream'. */
export const MEALS = setOf('brunch lunch dinner breakfast drinks groceries');
/** Words that make a weekday one of many, or a name. */
export const NO_DAY_BEFORE = setOf(
  'los every cada black good happy taco cyber todos tgi ruby fat ash palm freaky casual',
);
/** Words that make a weekday a name. */
export const NO_DAY_AFTER = setOf('santo santa times telegraph tribune herald gazette league');
/** Nouns that an ordinal counts if it is no day: '5th avenue'. */
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
const SMALL_NAMES = new Set(
  [
    ...Array.from({ length: 12 }, (_, index) => writtenNames(`${pad(index + 1)}-10`, 'month')),
    ...Array.from({ length: 7 }, (_, index) => writtenNames(`08-${pad(index + 2)}`, 'weekday')),
  ]
    .flat()
    .filter((name) => name === name.toLowerCase())
    .map((name) => toSearchText(name)),
);
const SHORT_WEEKDAYS = [
  '',
  'mon lun',
  'tue tues',
  'weds wensday wendsday mie mierc mier',
  'thu thur thurs jue',
  'fri vie',
  'sab',
].map(setOf);
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

export function isNearDay(word: string): boolean {
  return NEAR_DAYS.get(word)?.some(({ words }) => words.length === 1) === true;
}

/** Whether a word names a weekday or month in a language that writes it with a small letter. */
export function isDayNameInSmallLetters(word: string): boolean {
  return SMALL_NAMES.has(word);
}

/** The days or months of a unit. */
export function unitOf(word: string): { days: number } | { months: number } | undefined {
  if (UNITS.day.has(word)) return { days: 1 };
  if (UNITS.week.has(word)) return { days: 7 };
  if (word === 'fortnight') return { days: 14 };
  if (UNITS.month.has(word)) return { months: 1 };
  return UNITS.year.has(word) ? { months: 12 } : undefined;
}

function namesOf(day: string, what: 'month' | 'weekday'): string[] {
  return writtenNames(day, what).map((name) => toSearchText(name));
}

/** The unit that a word names. */
export function unitNameOf(word: string): keyof typeof UNITS | undefined {
  return UNIT_NAMES.find((unit) => UNITS[unit].has(word));
}

function writtenNames(day: string, what: 'month' | 'weekday'): string[] {
  return LANGUAGES.map((each) => formatDay(`${YEAR_OF_NAMES}-${day}`, each, { [what]: 'long' }));
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

import { addDays, weekday } from '../../calendar.ts';
import { MONTH, NUMBER, ARTICLE, UNIT, toNumber, toUnit } from './names.ts';
import type { Found, Now, Shape } from './types.ts';
import { nearUnit, endOf, lastUnits, nextUnits, yearBefore } from './units.ts';

const RECENT_DAYS = 30;
const WEEK = 7;

/** Periods that may follow one of their parts: 'the last two weeks of October'. */
const WHOLE = `(?:year|month|week|quarter|last|previous|ano|mes|semana|trimestre|${MONTH}|20\\d\\d)`;
const PART_OF = `(?:of|in|del?|from) (?:(?:the|el|la|this|est[ea]) )*${WHOLE}`;
const ENDS = '\\S*(?:acab|termin|cerr|cierre|finaliz|finish|end|close)\\S*';
const COMPARED_TO =
  '(?:P\\d+|against|vs|versus|with|to|than|que|con|contra|respecto al?|frente al?|up|and|y|al?)';
const isWeekend = ({ today }: Now) => weekday(today) === 0 || weekday(today) === 6;
const unitBefore = ([unit = '']: string[], now: Now): Found => nearUnit(unit, -1, now);
const unitAfter = ([unit = '']: string[], now: Now): Found => nearUnit(unit, 1, now);
/** The period of 'the past week', 'the past month' and 'the past year': 7 days, 30 days or 12 whole months. */
function pastUnit([word = '']: string[], now: Now): Found {
  const unit = toUnit(word);
  if (unit === 'year') return lastUnits(12, 'month', now);
  return lastUnits(unit === 'week' ? WEEK : RECENT_DAYS, 'day', now);
}

/** The last `count` units; undefined for weekends, because several of them are not one period. */
function readLast([count = '', unit = '']: string[], now: Now): Found | undefined {
  return toUnit(unit) === 'weekend' ? undefined : lastUnits(toNumber(count), toUnit(unit), now);
}

const readNext = ([count = '', unit = '']: string[], now: Now): Found =>
  nextUnits(toNumber(count), toUnit(unit), now);

const ago = ([count = '', unit = '']: string[], now: Now): Found => nearUnit(unit, -toNumber(count), now);

/** The day, week or month in which 'in two weeks' ends; a month for years. Undefined in questions about the past. */
function inUnits([count = '', name = '']: string[], now: Now): Found | undefined {
  if (!now.isAhead) return undefined;
  const units = toNumber(count);
  return toUnit(name) === 'year' ? nearUnit('month', units * 12, now) : nearUnit(name, units, now);
}

const recently = (_: string[], { today }: Now): Found => ({
  from: addDays(today, 1 - RECENT_DAYS),
  to: today,
  unit: 'days',
});

const sameMonthBefore = (_: string[], now: Now): Found => {
  const month = nearUnit('month', 0, now);
  return { ...month, ...yearBefore(month) };
};

/** Units before the current one. */
const PAST: Shape[] = [
  {
    patterns: [
      '(?:the |el )?(?:same|mismo) (?:month|mes) (?:of |in |del? )?(?:the |el )?(?:last year|ano (?:pasado|anterior)|year before|previous year)',
    ],
    read: sameMonthBefore,
    notAfter: `${COMPARED_TO}(?: (?:in|of|el|the))*`,
  },
  {
    patterns: [
      '(?:(?:at|by|around) )?(?:this|the same) time (?:of )?last year',
      '(?:el )?ano pasado (?:por|a|en) estas fechas',
      '(?:por|a|en) estas fechas (?:el|del) ano pasado',
    ],
    read: (_, now) => ({ ...sameMonthBefore(_, now), isVague: true }),
  },
  {
    patterns: [
      `(?:the )?${UNIT} before (?:the )?last(?: one)?`,
      `${ARTICLE}${UNIT} antepasad[oa]`,
      `${ARTICLE}${UNIT} (?:anterior a|antes de) (?:la |el )?(?:pasad[oa]|ultim[oa])`,
      `${ARTICLE}${UNIT} (?:anterior al|antes del) (?:pasado|ultimo)`,
    ],
    read: ([unit = ''], now) => nearUnit(unit, -2, now),
  },
  {
    patterns: [
      `(?:in |over |during |for |within )?(?:the |my |these |los |las |mis |estos |estas )?(?:last|past|previous|ultim[oa]s|pasad[oa]s) ${NUMBER} ${UNIT}`,
      `(?:los |las )${NUMBER} ultim[oa]s ${UNIT}`,
    ],
    read: readLast,
    notBefore: PART_OF,
  },
  {
    patterns: [`(?:the |a )?(?:last|past) (?:couple|few) (?:of )?${UNIT}`],
    read: ([unit = ''], now) => lastUnits(2, toUnit(unit), now),
    notBefore: PART_OF,
  },
  {
    patterns: [
      `(?:los |las )?${NUMBER} ${UNIT} (?:anteriores|pasad[oa]s|atras|ultim[oa]s)`,
      `(?:the )?${NUMBER} ${UNIT} just (?:gone|past|passed)`,
    ],
    read: readLast,
    notBefore: 'a',
  },
  {
    patterns: [
      '(?:in|over|during|for) the past (week|month|year)',
      '(?:(?:el|la|en el|en la|del|de la|durante el|durante la|este|esta) )?ultim[oa] (semana|mes|ano)',
    ],
    read: pastUnit,
    notBefore: PART_OF,
  },
  {
    patterns: ['(?:(?:el|en el|del|durante el|este) )?ultimo (trimestre|semestre)'],
    read: unitBefore,
    notBefore: '(?:de|del)',
  },
  {
    patterns: ['(?:in |over |during |for )?(?:the )?(?:last|this past|past) fortnight'],
    read: (_, now) => lastUnits(2 * WEEK, 'day', now),
  },
  {
    patterns: [`(?:in |over |during |for )?(?:the )?(?:last|this past|past) ${UNIT}`],
    read: unitBefore,
    notBefore: 'of',
  },
  {
    patterns: [
      `(?:el|la|en el|est[ea])? ?${UNIT} (?:que (?:acaba de (?:pasar|terminar)|paso)|pasad[oa])`,
      `(?:el |la )?pasad[oa] ${UNIT}`,
      `(?:the )?${UNIT} (?:that )?just (?:gone|past|passed|ended)`,
    ],
    read: unitBefore,
  },
  { patterns: [`${NUMBER} ${UNIT} (?:ago|back|earlier)`, `hace ${NUMBER} ${UNIT}`], read: ago },
  { patterns: [`a ${UNIT} ago`, `hace una? ${UNIT}`], read: unitBefore },
];

/** Units after the current one. */
const NEXT: Shape[] = [
  {
    patterns: ['(?:la )?otra (semana)', '(?:el )?otro (mes|ano)'],
    read: ([unit = ''], now) => (now.isAhead ? nearUnit(unit, 1, now) : undefined),
  },
  {
    patterns: [
      `${ARTICLE}(?:proxim[oa]s|siguientes|next|coming|following) ${NUMBER} ${UNIT}`,
      `${ARTICLE}${NUMBER} (?:proxim[oa]s|siguientes) ${UNIT}`,
      `${ARTICLE}${NUMBER} next (?=[^ ]+s(?: |$))${UNIT}`,
    ],
    read: readNext,
  },
  {
    patterns: [
      '(?:the |this )?(?:coming|upcoming) (weekend)',
      '(?:el )?(fin de semana) (?:que viene|q viene|que entra|entrante)',
    ],
    read: ([unit = ''], now) => nearUnit(unit, isWeekend(now) ? 1 : 0, now),
  },
  {
    patterns: [
      `(?:the |this )?(?:next|coming|following|upcoming) ${UNIT}`,
      `(?:el |la )?(?:proxim[oa]|siguiente) ${UNIT}`,
      `(?:el |la )?${UNIT} (?:que viene|proxim[oa]|siguiente|entrante|q viene|que entra)`,
    ],
    read: unitAfter,
  },
  {
    patterns: [
      `(?:in|within|en|dentro de) (an?|one|una?) ${UNIT}(?: time)?`,
      `(?:in|within|en|dentro de) ${NUMBER} ${UNIT}(?: time)?`,
    ],
    read: inUnits,
    notBefore: '(?:ago|back|earlier|time and)',
  },
];

const NEAR_TODAY: Shape[] = [
  {
    patterns: ['(?:en |at |over |on |during )?(?:el|the|del) (?:fin de semana|weekend)'],
    read: (_, now) => nearUnit('weekend', now.isAhead || isWeekend(now) ? 0 : -1, now),
    notAfter: '(?:o|or)',
  },
  { patterns: ['recently'], read: recently, notAfter: 'most' },
  {
    patterns: [
      'lately|ultimamente|recientemente|in recent (?:weeks|days)|(?:estos )?ultimos dias|estos dias|these days',
    ],
    read: (groups, now) => (now.isAhead ? undefined : recently(groups, now)),
  },
  {
    patterns: ['(?:the|el|la|est[ea]|this) (year|month|week|ano|mes|semana)'],
    read: ([unit = ''], now) => endOf(nearUnit(unit, 0, now), now),
    after: ENDS,
  },
];

/** Weeks, months, quarters and years before and after today, in the order in which they are read. */
export const NEAR_UNITS: Shape[] = [...PAST, ...NEXT, ...NEAR_TODAY];

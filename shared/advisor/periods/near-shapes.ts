import { addDays, weekday } from '../../calendar.ts';
import { NUMBER, toNumber } from './numbers.ts';
import { UNIT, toUnit } from './unit-words.ts';
import { lastUnits, nextUnits, yearBefore } from './units.ts';
import { NOT_PART_OF, THE, around, endOf } from './pieces.ts';
import type { Found, Now, Shape } from './types.ts';

const RECENT_DAYS = 30;

const WEEK = 7;

function ago(count: number, unit: string, now: Now): Found {
  return around(unit, -count, now);
}

const isWeekend = ({ today }: Now) => weekday(today) === 0 || weekday(today) === 6;

/** 'The last month' in words that mean the time up to today. */
function pastUnit(word: string, now: Now): Found {
  const unit = toUnit(word);
  if (unit === 'year') return lastUnits(12, 'month', now);
  return lastUnits(unit === 'week' ? WEEK : RECENT_DAYS, 'day', now);
}

/** The last so many units; weekends in a row are no period. */
function lastOf(count: string, unit: string, now: Now): Found | undefined {
  return toUnit(unit) === 'weekend' ? undefined : lastUnits(toNumber(count), toUnit(unit), now);
}

/** 'In two years' of what is to come: the month in which they end, or the week or day. */
function inUnits(count: string | undefined, name: string, now: Now): Found | undefined {
  if (!now.isAhead) return undefined;
  const unit = toUnit(name);
  const units = count === undefined ? 1 : toNumber(count);
  return unit === 'year' ? around('month', units * 12, now) : around(name, units, now);
}

/** 'El mes' of what was spent is the running one; of what one spends it is any. */
const HAS_BEEN =
  'gaste|gastado|gastamos|pague|pagado|compre|comprado|ingrese|ingresado|gane|ganado|cobre|cobrado|ahorre|ahorrado|llevo|llevamos|recibi|recibido|entro|entrado';

const yearBack = (found: Found): Found => ({ ...found, ...yearBefore(found) });

const endOrAll = (found: Found, now: Now): Found => (now.isAhead ? endOf(found, now) : found);

/** Weeks, months, quarters and years beside today. */
export const UNITS_NEAR: Shape[] = [
  [
    `(?:(?:for|over|during|throughout|through|in) )?the (month|year|week|quarter) (?:so far|to date)|(?:over|during|throughout|through) the (year|month|week|quarter)|for the (year|quarter)(?! (?:(?:19|20)\\d\\d|before|of|ending|that))|(?:durante|a lo largo de) (?:el|la|del) (ano|mes|semana|trimestre)(?! (?:pasad|anterior|que))`,
    ([one, two, three, four], now) => around(one ?? two ?? three ?? four ?? '', 0, now),
  ],
  [
    `(?:en |durante )?tod[oa] (?:el|la|este|esta) (ano|mes|semana|trimestre)(?! (?:pasad|anterior|que|antepasad|proxim|de))|(?:in |during |over )?(?:the whole|all|the entire|this whole) (year|month|week|quarter)(?: long)?(?! (?:of|before|\\d))`,
    ([one, other], now) => around(one ?? other ?? '', 0, now),
  ],
  [
    `(?<=(?:${HAS_BEEN})(?: \\S+)*? )(?:(?:en|durante) )?(?:el|la) (ano|mes|semana|trimestre)(?! (?:pasad|anterior|que|antepasad|proxim|de|en que|con|mas|menos|siguiente|actual|del|cuando|donde|\\d))`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [
    '(?<!(?:P\\d+|against|vs|versus|with|to|than|que|con|contra|respecto al?|frente al?|up|and|y|al?) (?:in |of |el |the )*)(?:the |el )?(?:same|mismo) (?:month|mes) (?:of |in |del? )?(?:the |el )?(?:last year|ano (?:pasado|anterior)|year before|previous year)',
    (_, now) => yearBack(around('month', 0, now)),
  ],
  [
    `(?:ever )?since (?:the|this) (year|month|week|quarter) (?:began|started|begun)|desde que (?:empezo|comenzo|inicio|arranco) (?:el|la|est[ea]) (ano|mes|semana|trimestre)`,
    ([one, other], now) => ({ from: around(one ?? other ?? '', 0, now).from, to: now.today, unit: 'days' }),
  ],
  [
    `(?<!(?:how was|how did|how is|by|per|in) )(?:my|mi) (year|month|week|ano|mes|semana)(?! (?:con|with|mas|menos|en|where|when|de|for|pasad|anterior))`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [
    `(?:at |by |before )?(?:the )?end of (?:the |this )?(month|year|week)|(?:a |para )?(?:fin|final|finales|fines) (?:de|del) (?:este )?(mes|ano)|(month|year) end`,
    ([one, two, three], now) => endOrAll(around(one ?? two ?? three ?? '', 0, now), now),
  ],
  [
    `(?<!(?:days?|dias?|alturas?|end|rest|fin|final|first|half|part|start|beginning|principios?|inicios?|comienzos?|middle|mediados) )(?:of the|del|de la) (year|month|week|ano|mes|semana)(?! (?:before|pasad|antepasad|que|anterior|de|actual|proxim|(?:19|20)\\d\\d))`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [
    `(?<=(?:since|from) (?:the )?)(?:beginning|start) of (?:the |this )?(month|year|week|quarter)|(?<=(?:desde|del?|partir de) (?:el |los )?)(?:principios?|inicios?|comienzos?) (?:de|del) (?:este )?(mes|ano|trimestre)(?! (?:pasad|anterior|antepasad|que|proxim))`,
    ([one, other], now) => around(one ?? other ?? '', 0, now),
  ],
  [
    `(?:the )?${UNIT} before last|${THE}${UNIT} antepasad[oa]`,
    ([one, other], now) => around(one ?? other ?? '', -2, now),
  ],
  [
    `(?:so far |in |over |during |for |of )*(?:this|the current|the running|current) ${UNIT}(?: so far| to date)?`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [`(?:${UNIT} to date|so far ${UNIT})`, ([one, other], now) => around(one ?? other ?? '', 0, now)],
  [
    `(?:en|durante|de) (?:la|esta) (quincena)(?! (?:pasad|de|que|anterior|antepasad|P))`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  ['ytd|mtd', (_, now) => around('year', 0, now)],
  [
    `(?:lo que (?:va|llevamos|llevo) (?:de|del) |lo que (?:va|llevamos|llevo) (?:de )?est[ea] )${UNIT}`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [
    `(?:este|esta|el presente|la presente|estos|en el) ${UNIT}(?: actual| en curso| corriente)`,
    ([unit = ''], now) => around(unit, 0, now),
  ],
  [`(?:este|esta) (?:mismo |misma )?${UNIT}`, ([unit = ''], now) => around(unit, 0, now)],
  [`(?:el|la) ${UNIT} (?:actual|en curso|corriente)`, ([unit = ''], now) => around(unit, 0, now)],
  [
    `(?:in |over |during |for |within )?(?:the |my |these |los |las |mis |estos |estas )?(?:last|past|previous|ultim[oa]s|pasad[oa]s) ${NUMBER} ${UNIT}${NOT_PART_OF}`,
    ([count = '', unit = ''], now) => lastOf(count, unit, now),
  ],
  [
    `(?:the |a )?(?:last|past) (?:couple|few) (?:of )?${UNIT}${NOT_PART_OF}`,
    ([unit = ''], now) => lastUnits(2, toUnit(unit), now),
  ],
  [
    `(?:los |las )${NUMBER} (?:ultim[oa]s )${UNIT}${NOT_PART_OF}`,
    ([count = '', unit = ''], now) => lastOf(count, unit, now),
  ],
  [
    `(?:los |las )?${NUMBER} ${UNIT} (?:anteriores(?! a )|pasad[oa]s|atras)`,
    ([count = '', unit = ''], now) => lastOf(count, unit, now),
  ],
  [
    `${THE}(?:proxim[oa]s|siguientes|next|coming|following) ${NUMBER} ${UNIT}`,
    ([count = '', unit = ''], now) => nextUnits(toNumber(count), toUnit(unit), now),
  ],
  [
    `${THE}${NUMBER} (?:proxim[oa]s |siguientes |next (?=[^ ]+s(?: |$)))${UNIT}`,
    ([count = '', unit = ''], now) => nextUnits(toNumber(count), toUnit(unit), now),
  ],
  [
    `(?:in|over|during|for) the past (week|month|year)|(?:(?:el|la|en el|en la|del|de la|durante el|durante la|este|esta) )?ultim[oa] (semana|mes|ano)${NOT_PART_OF}`,
    ([one, other], now) => pastUnit(one ?? other ?? '', now),
  ],
  [
    '(?:(?:el|en el|del|durante el|este) )?ultimo (trimestre|semestre)(?! (?:de|del)(?![^ ]))',
    ([unit = ''], now) => around(unit, -1, now),
  ],
  [
    `(?:in |over |during |for )?(?:the )?(?:last|this past|past) ${UNIT}(?!s? of)`,
    ([unit = ''], now) => around(unit, -1, now),
  ],
  [
    `(?:el|la|en el)? ?${UNIT} (?:que (?:acaba de (?:pasar|terminar)|paso)|pasad[oa])`,
    ([unit = ''], now) => around(unit, -1, now),
  ],
  [`(?:el |la )?pasad[oa] ${UNIT}`, ([unit = ''], now) => around(unit, -1, now)],
  [`(?:la )?otra (semana)`, ([unit = ''], now) => (now.isAhead ? around(unit, 1, now) : undefined)],
  [`(?:the )?(?:next|coming|following|upcoming) ${UNIT}`, ([unit = ''], now) => around(unit, 1, now)],
  [`(?:el |la )?(?:proxim[oa]|siguiente) ${UNIT}`, ([unit = ''], now) => around(unit, 1, now)],
  [
    `(?:el |la )?${UNIT} (?:que viene|proxim[oa]|siguiente|entrante|q viene)`,
    ([unit = ''], now) => around(unit, 1, now),
  ],
  [
    `(?:in|within|en|dentro de) (?:a|an|one|un|una|${NUMBER}) ${UNIT}(?! (?:ago|back|earlier|time and))(?: time)?`,
    ([one, other], now) =>
      other === undefined ? inUnits(undefined, one ?? '', now) : inUnits(one, other, now),
  ],
  [
    `${NUMBER} ${UNIT} (?:ago|back|earlier)`,
    ([count = '', unit = ''], now) => ago(toNumber(count), unit, now),
  ],
  [`(?:a|one) ${UNIT} ago`, ([unit = ''], now) => ago(1, unit, now)],
  [`hace ${NUMBER} ${UNIT}`, ([count = '', unit = ''], now) => ago(toNumber(count), unit, now)],
  [`hace un[a]? ${UNIT}`, ([unit = ''], now) => ago(1, unit, now)],
  [
    `(?:the )?(?:rest|remainder) of (?:the|this) ${UNIT}|(?:lo que queda|el resto) (?:de|del) (?:este |esta |la )?${UNIT}`,
    ([one, other], now) => around(one ?? other ?? '', 0, now),
  ],
  [
    `(?<=(?:acab|termin|cerr|finaliz|finish|end|close)\\S* )(?:the|el|la|est[ea]|this) (year|month|week|ano|mes|semana)`,
    ([unit = ''], now) => endOf(around(unit, 0, now), now),
  ],
  [
    '(?<!(?:o|or) )(?:en |at |over |on |during )?(?:el|the|del) (?:fin de semana|weekend)',
    (_, now) => around('weekend', now.isAhead || isWeekend(now) ? 0 : -1, now),
  ],
  [
    '(?:(?<!most )recently|lately|ultimamente|recientemente|in recent (?:weeks|days)|estos ultimos dias|estos dias|these days)',
    (_, { today }) => ({ from: addDays(today, 1 - RECENT_DAYS), to: today, unit: 'days' }),
  ],
];

/** 'The month before', 'el anterior': what they are before is settled when all periods are known. */
export const BEFORE: Shape[] = [
  [
    `(?:in |of |during )?(?:the |its )?(?:previous|prior|preceding) ${UNIT}|the ${UNIT} (?:before|prior|earlier)(?! yesterday| last)(?: that| it| then)?`,
    ([one, other], now) => ({ ...around(one ?? other ?? '', -1, now), isBefore: true }),
  ],
  [
    `(?:el |la |lo de |del |de la )?${UNIT} (?:anterior|previ[oa]|antes)`,
    ([unit = ''], now) => ({ ...around(unit, -1, now), isBefore: true }),
  ],
];

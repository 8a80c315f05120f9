import { addMonths, endOfMonth, yearOf } from '../../calendar.ts';
import { MONTH, monthNumber } from './names.ts';
import { halfOfRunning } from './month-parts.ts';
import { ORDINAL, ordinal } from './numbers.ts';
import { inYears, monthOfYear, unitAround } from './units.ts';
import { YEAR, THE, OF, pad } from './pieces.ts';
import type { Found, Now, Shape } from './types.ts';

/** The third of a part of the year: quarters, halves. */
const part = (unit: 'quarter' | 'half', index: number, now: Now): Found =>
  inYears(now, unit, (year) => {
    const months = unit === 'quarter' ? 3 : 6;
    const { from, to } = unitAround(
      `${year}-${pad((index - 1) * months + 1)}-01`,
      unit,
      0,
      now.firstDayOfWeek,
    );
    return { from, to };
  });

const season = (fromMonth: number, now: Now): Found =>
  inYears(now, 'days', (year) => ({
    from: `${year}-${pad(fromMonth)}-01`,
    to: endOfMonth(addMonths(`${year}-${pad(fromMonth)}-01`, 2)),
  }));

function halfOf(name: string, index: number, year: string | undefined, now: Now): Found {
  const ofYear = (each: number) => {
    const { from } = monthOfYear(monthNumber(name))(each);
    const half = unitAround(from, 'half month', index, now.firstDayOfWeek);
    return { from: half.from, to: half.to };
  };
  return year === undefined
    ? inYears(now, 'half month', ofYear)
    : { ...ofYear(Number(year)), unit: 'half month' };
}

/** 'Last October' in November is the one just gone; 'last November' is of the year before. */
function lastMonth(name: string, now: Now): Found {
  const found = inYears({ ...now, isAhead: false }, 'month', monthOfYear(monthNumber(name)));
  const year = Number(found.from.slice(0, 4));
  const { ofYear } = found;
  return found.to >= now.today && ofYear ? { ...found, ...ofYear(year - 1) } : found;
}

/** Months, quarters, seasons and years by name. */
export const NAMED: Shape[] = [
  [
    `(?:primera|1ra|1a|first) (?:quincena|half)(?: de| del| of)?(?: mes de)? ${MONTH}(?:${OF} ${YEAR})?`,
    ([month = '', year], now) => halfOf(month, 0, year, now),
  ],
  [
    `(?:segunda|2da|2a|second) (?:quincena|half)(?: de| del| of)?(?: mes de)? ${MONTH}(?:${OF} ${YEAR})?`,
    ([month = '', year], now) => halfOf(month, 1, year, now),
  ],
  [
    `${THE}(primera|segunda|1ra|2da) quincena(?: (?:del mes|de este mes))?(?! de)`,
    ([index = ''], now) => halfOfRunning(/^(?:primera|1)/.test(index) ? 0 : 1, now),
  ],
  [`(?:last|pasado) ${MONTH}|${MONTH} pasado`, ([one, other], now) => lastMonth(one ?? other ?? '', now)],
  [
    `(?:next|coming|proximo|this coming) ${MONTH}|${MONTH} (?:que viene|proximo)`,
    ([one, other], now) =>
      inYears({ ...now, isAhead: true }, 'month', monthOfYear(monthNumber(one ?? other ?? ''))),
  ],
  [
    `(?:this |este |el mes de |month of |mes de )?${MONTH}${OF} ${YEAR}`,
    ([month = '', year = '']) => ({ ...monthOfYear(monthNumber(month))(Number(year)), unit: 'month' }),
  ],
  [
    `(\\d\\d?)[/-]${YEAR}`,
    ([month = '', year = '']) =>
      Number(month) >= 1 && Number(month) <= 12
        ? { ...monthOfYear(Number(month))(Number(year)), unit: 'month' }
        : undefined,
  ],
  [
    `(?:this |este |el mes de |month of |the month of |mes de )?${MONTH}`,
    ([month = ''], now) => inYears(now, 'month', monthOfYear(monthNumber(month))),
  ],
  [`q([1-4])`, ([index = ''], now) => part('quarter', Number(index), now)],
  [`${THE}${ORDINAL} (?:quarter|trimestre)`, ([word = ''], now) => part('quarter', ordinal(word), now)],
  [`(?:el |the )?ultimo trimestre de|(?:the )?last quarter of`, (_, now) => part('quarter', 4, now)],
  [
    `${THE}(first|second|primera?|segundo|segunda) (?:semestre|(?:half|mitad)(?= of| de| del| P|$| than| or| and| with| vs| versus| to| against| o| y| con| que| contra| a))`,
    ([word = ''], now) => part('half', ordinal(word), now),
  ],
  [`h([12])`, ([index = ''], now) => part('half', Number(index), now)],
  [
    '(?:(?:last|this|the|el|este|pasado|el pasado|in the) )?(?:summer|verano)(?: pasado)?',
    (_, now) => season(6, now),
  ],
  [
    '(?:(?:last|this|the|el|este|pasado|el pasado|in the) )?(?:winter|invierno)(?: pasado)?',
    (_, now) => season(12, now),
  ],
  [
    '(?:(?:last|this|the|la|esta|pasada|la pasada|in the) )?(?:primavera|springtime|spring)(?: pasada)?',
    (_, now) => season(3, now),
  ],
  [
    '(?:(?:last|this|the|el|este|pasado|el pasado|in the) )?(?:autumn|fall(?= P|$)|otono)(?: pasado)?',
    (_, now) => season(9, now),
  ],
  [`(?:${THE}(?:year|ano) )${YEAR}`, ([year = '']) => ({ ...yearOf(`${year}-01-01`), unit: 'year' })],
  [
    `(?<!(?:(?:for|buy|afford|de|para) (?:an?|un|una)|save|saved|have|reach|want|need|quiero|necesito|spend(?= (?!20[12]))|afford|over|under|above|below|(?:more|less|greater|higher) than|tener|ahorrar|ahorrados|juntar|reunir|gastar|de mas de|menos de|mas de|costs?(?= (?!20[12]))|€|\\$|£|guardar|apartar|hit|(?:afford|buy|permitir(?:me|nos)?|comprar(?:me|nos)?) (?:[^ ]+ ){0,4}(?:of|for|de|por)) )${YEAR}(?! (?:€|\\$|£|euros?|dollars?|pounds?|quid|pesos?|dolares|eur|usd|bucks|to|for a|para un|para una|saved|ahorrados)(?![a-z]))`,
    ([year = '']) => ({ ...yearOf(`${year}-01-01`), unit: 'year' }),
  ],
];

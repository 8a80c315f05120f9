import { UNIT } from './names.ts';
import type { Found, Now, Shape } from './types.ts';
import { nearUnit, endOf } from './units.ts';

const EN = '(year|month|week|quarter)';
const ES = '(ano|mes|semana|trimestre)';
/** Words after a unit that say which one is meant. */
const WHICH_EN = '(?:before|of|ending|that|(?:19|20)\\d\\d)';
const WHICH_ES =
  '(?:pasad[oa]|anterior(?:es)?|antepasad[oa]|proxim[oa]|siguiente|que(?! (?:fue|es|era|tal))|de(?! que))';
/** Verbs of the past: with them 'el mes' is the current month; with others it is any month. */
const PAST_VERBS = [
  'gaste|gastado|gastamos|pague|pagado|compre|comprado|ingrese|ingresado|gane|ganado|cobre|cobrado',
  'ahorre|ahorrado|llevo|llevamos|recibi|recibido|entro|entrado',
].join('|');
const PART_BEFORE = [
  'days?|dias?|alturas?|end|rest|remainder|resto|queda|fin|final|first|half|mitad|part|start|beginning',
  'principios?|inicios?|comienzos?|middle|mediados|cierre',
].join('|');

const currentUnit = ([unit = '']: string[], now: Now): Found => nearUnit(unit, 0, now);
/** The end of a unit in a question about the future, else the whole unit. */
const endOrWholeUnit = ([unit = '']: string[], now: Now): Found => {
  const period = nearUnit(unit, 0, now);
  return now.isAhead ? endOf(period, now) : period;
};

function restOfUnit([unit = '']: string[], now: Now): Found {
  return { ...nearUnit(unit, 0, now), from: now.today, unit: 'days' };
}

/** The current week, month, quarter or year. */
const WHOLE_UNITS: Shape[] = [
  {
    patterns: [`(?:(?:for|over|during|throughout|through|in) )?the ${EN} (?:so far|to date)`],
    read: currentUnit,
  },
  {
    patterns: [
      `(?:over|during|throughout|through) the ${EN}`,
      `(?:in|over|during) the course of (?:the|this) ${EN}`,
      'for the (year|quarter)',
    ],
    read: currentUnit,
    notBefore: WHICH_EN,
  },
  {
    patterns: [
      `durante (?:el|la) ${ES}`,
      `(?:a lo largo|en el transcurso) (?:del|de la|de este|de esta) ${ES}`,
      `(?:en |durante )?tod[oa] (?:el|la|este|esta) ${ES}`,
    ],
    read: currentUnit,
    notBefore: WHICH_ES,
  },
  { patterns: [`(?:el |la )?${ES} enter[oa]`], read: currentUnit, notBefore: WHICH_ES },
  {
    patterns: [`(?:in |during |over )?(?:the whole|all|the entire|this whole|the full) ${EN}(?: long)?`],
    read: currentUnit,
    notBefore: '(?:of|before|\\d\\S*)',
  },
  {
    patterns: [`(?:(?:en|durante) )?(?:el|la) ${ES}`],
    read: currentUnit,
    after: `(?:${PAST_VERBS})(?: \\S+)*`,
    notBefore: `(?:${WHICH_ES}|en que|con|mas|menos|actual|en curso|corriente|del|cuando|donde|\\d\\S*)`,
  },
  {
    patterns: ['en el (ano|mes)'],
    read: currentUnit,
    after: '(?:gastos|ingresos|pagos|compras|cobros|movimientos|recibos|facturas)(?: \\S+)*',
    before: '$',
  },
  {
    patterns: [`(?:my|mi) (year|month|week|ano|mes|semana)`],
    read: currentUnit,
    notAfter: '(?:how was|how did|how is|by|per|in|como (?:cambia|cambiaria|queda|quedaria))',
    notBefore: '(?:con|with|mas|menos|en|where|when|de|for|pasad[oa]|anterior)',
  },
  {
    patterns: [`of the (year|month|week)`, `(?:del|de la) (ano|mes|semana)`],
    read: currentUnit,
    notAfter: `(?:${PART_BEFORE})`,
    notBefore: `(?:${WHICH_ES}|before|actual|en curso|corriente|(?:19|20)\\d\\d)`,
  },
  {
    patterns: [
      `(?:so far |in |over |during |for |of )*(?:this|the current|the running|current|the present) ${UNIT}(?: so far| to date)?`,
    ],
    read: currentUnit,
  },
  { patterns: [`${UNIT} to date`, `so far ${UNIT}`], read: currentUnit },
  {
    patterns: ['(?:en|durante|de) (?:la|esta) (quincena)'],
    read: currentUnit,
    notBefore: `(?:${WHICH_ES}|P\\d+)`,
  },
  { patterns: ['ytd'], read: (_, now) => nearUnit('year', 0, now) },
  { patterns: ['mtd'], read: (_, now) => nearUnit('month', 0, now) },
  { patterns: ['qtd'], read: (_, now) => nearUnit('quarter', 0, now) },
  { patterns: [`lo que (?:va|llevamos|llevo) (?:de |del |de la )?(?:est[ea] )?${UNIT}`], read: currentUnit },
  {
    patterns: [`(?:este|esta|el presente|la presente|estos|en el) ${UNIT}(?: actual| en curso| corriente)`],
    read: currentUnit,
  },
  {
    patterns: [`(?:este|esta) (?:mismo |misma )?${UNIT}`, `(?:el presente|la presente) ${UNIT}`],
    read: currentUnit,
    notBefore: 'pasad[oa]',
  },
  {
    patterns: [
      `(?:el |la |del |de la )?${UNIT} (?:actual|en curso)`,
      `(?:el|la|del|de la) ${UNIT} corriente`,
    ],
    read: currentUnit,
  },
];

/** Parts of the current unit: since it began, its end, the rest of it. */
const PARTS: Shape[] = [
  {
    patterns: [
      `(?:ever )?since (?:the|this) ${EN} (?:began|started|begun)`,
      `desde que (?:empezo|comenzo|inicio|arranco) (?:el|la|est[ea]) ${ES}`,
    ],
    read: ([unit = ''], now) => ({ from: nearUnit(unit, 0, now).from, to: now.today, unit: 'days' }),
  },
  {
    patterns: [
      '(?:at |by |before )?(?:the )?end of (?:the |this )?(month|year|week)',
      '(?:a |para )?(?:fin|final|finales|fines) (?:de|del) (?:este )?(mes|ano)',
      '(month|year) end',
    ],
    read: endOrWholeUnit,
  },
  { patterns: ['(?:el )?cierre (?:de|del) (?:este )?(mes|ano)'], read: endOrWholeUnit, notBefore: WHICH_ES },
  {
    patterns: [`(?:the )?(?:beginning|start) of (?:the |this )?${EN}`],
    read: currentUnit,
    after: '(?:since|from)',
  },
  {
    patterns: ['(?:principios?|inicios?|comienzos?) (?:de|del) (?:este )?(mes|ano|trimestre)'],
    read: currentUnit,
    after: '(?:desde|del?|partir de)(?: el| los)?',
    notBefore: '(?:pasad[oa]|anterior|antepasad[oa]|que|proxim[oa])',
  },
  {
    patterns: [
      `(?:the )?(?:rest|remainder) of (?:the|this) ${UNIT}`,
      `(?:lo que queda|el resto) (?:de|del) (?:este |esta |la )?${UNIT}`,
    ],
    read: restOfUnit,
  },
  {
    patterns: ['(?:the|this|my|our) (year|month)'],
    read: ([unit = ''], now) => (now.isAhead ? endOf(nearUnit(unit, 0, now), now) : undefined),
    before: '(?:(?:is|will|likely|probably|going to|gonna) )*(?:end|finish|close|wrap|turn)',
  },
];

/** After 'the month after', the end of the text or one of these words: no other period follows. */
const AT_END = '(?:$|(?:in|on|at|for|with|en|de|con))';
export const ADJACENT_UNITS: Shape[] = [
  {
    patterns: [`(?:in |of |during )?(?:the )?following ${UNIT}`],
    read: (groups, now) => ({ ...adjacentUnit(groups, 1, now), isAfter: true }),
  },
  {
    patterns: [`(?:the )?${UNIT} after(?: that)?(?: one)?`, `(?:el |la )?${UNIT} (?:despues|siguiente)`],
    read: (groups, now) => ({ ...adjacentUnit(groups, 1, now), isAfter: true }),
    before: AT_END,
  },
  {
    patterns: [`(?:in |of |during )?(?:the |its )?(?:previous|prior|preceding) ${UNIT}`],
    read: (groups, now) => ({ ...adjacentUnit(groups, -1, now), isBefore: true }),
  },
  {
    patterns: [`the ${UNIT} (?:before|prior|earlier|afore)(?: (?:that one|this one|that|it|then))?`],
    read: (groups, now) => ({ ...adjacentUnit(groups, -1, now), isBefore: true }),
    notBefore: '(?:yesterday|last)',
  },
  {
    patterns: [`(?:el |la |lo de |del |de la )?${UNIT} (?:anterior|previ[oa]|antes)`],
    read: (groups, now) => ({ ...adjacentUnit(groups, -1, now), isBefore: true }),
    notBefore: '(?:al?|del?) (?:(?:la|el) )?(?:pasad[oa]|ultim[oa])',
  },
];

const adjacentUnit = ([unit = '']: string[], offset: number, now: Now): Found => nearUnit(unit, offset, now);

/** The current week, month, quarter or year and its parts. */
export const RUNNING_UNITS: Shape[] = [...PARTS, ...WHOLE_UNITS];

import type { Findings } from './findings.ts';
import type { Intent, Language, Slots } from './types.ts';

const PER: Record<Language, [NonNullable<Slots['per']>, string][]> = {
  en: [
    [
      'day',
      '(?:per|a|each|every|in a|an average|average|any given|a normal|a typical|typical) day|daily|on a daily basis|day to day',
    ],
    [
      'week',
      '(?:per|a|each|every|in a|an average|average|by|any given|a normal|a typical|typical) week|weekly|on a weekly basis',
    ],
    [
      'month',
      '(?:per|a|each|every|in a|an average|average|any given|p|a normal|a typical|typical|normal) month|monthly|on a monthly basis',
    ],
    [
      'year',
      '(?:per|a|each|every|in a|an average|average|any given|p) year|yearly|annual(?:ly)?|on a yearly basis|per annum|pa',
    ],
  ],
  es: [
    [
      'day',
      '(?:al|por|cada|a el|el|x|todos los|en un) dias?(?! (?:de la|que|en que|P|de P|N))|(?<=gast\\S* (?:\\S+ ){0,2})(?:al|por) dia|diari[oa]s?|diariamente',
    ],
    [
      'week',
      '(?:a la|por|cada|por cada|x|todas las|en una|la) semanas?(?! P)|una semana (?:promedio|media|normal|tipica)|semanal(?:es|mente)?',
    ],
    [
      'month',
      '(?:al|por|cada|por cada|x|todos los|en un|el) mes(?:es)?(?! (?:de(?! (?:media|promedio))|en que|que|con|P))|mensual(?:es|mente)?|mes a mes|un mes (?:promedio|medio|normal|tipico)',
    ],
    [
      'year',
      '(?:al|por|cada|por cada|x|todos los|en un|el) anos?(?! (?:de|en que|que|P))|anual(?:es|mente)?',
    ],
  ],
};
const PER_PATTERNS = {
  en: PER.en.map(([unit, words]) => ({ unit, pattern: new RegExp(`(?<![^ ])(?:${words})(?![^ ])`) })),
  es: PER.es.map(([unit, words]) => ({ unit, pattern: new RegExp(`(?<![^ ])(?:${words})(?![^ ])`) })),
};
/** Nouns that say which of both types is meant. */
const TYPE = {
  expense:
    /(?<![^ ])(?:expenses?|purchases?|spending|spends?|outgoings?|gastos?|compras?|consumos|egresos?|bought|buy|compre|gaste|gastad[oa]|comprado|costs?)(?![^ ])/,
  income:
    /(?<![^ ])(?:incomes?|earnings?|ingresos?|earned|inflows?|entradas?|cobros? recibidos|received?|recibid[oa]s?|recibi|came in|me (?:pagaron|han pagado|entro|ingresaron|depositaron)|gane|ganancias?)(?![^ ])/,
};
const NO_TYPE =
  /(?<![^ ])(?:transactions?|movimientos?|records?|registros?|entries|operacion(?:es)?|transacci(?:on|ones)|apuntes?)(?![^ ])/;
/** Nouns alone, without the verbs: 'when did I first buy' is of no type. */
const TYPE_NOUN = {
  expense:
    /(?<![^ ])(?:expenses?|purchases?|outgoings?|gastos?|compras?|consumos|egresos?|(?:everything|all) (?:that )?(?:i|we) (?:have )?(?:spent|paid|bought)|todo lo que (?:he |hemos )?(?:gaste|gastado|gastamos|pague|pagado|compre|comprado))(?![^ ])/,
  income: /(?<![^ ])(?:incomes?|earnings?|ingresos?|inflows?)(?![^ ])/,
};

/** The unit of time that a question asks by. */
export function readPer(text: string, language: Language): Slots['per'] {
  return PER_PATTERNS[language].find(({ pattern }) => pattern.test(text))?.unit;
}

export function readType(intent: Intent, { text, signs }: Findings): Slots['type'] {
  const isSingle = intent === 'records.largest' || intent === 'records.smallest';
  const patterns = isSingle ? TYPE : TYPE_NOUN;
  if (patterns.income.test(text)) return 'income';
  if (patterns.expense.test(text)) return 'expense';
  if (!isSingle) return undefined;
  if (signs.has('incomeCategory') || (signs.has('income') && !signs.has('spend')))
    return signs.has('incomeCategory') ? undefined : 'income';
  return NO_TYPE.test(text) ? undefined : 'expense';
}

/** What a forecast, a month or a share is of. */
export function readOf(intent: Intent, { signs, text }: Findings): Slots['of'] {
  if (intent === 'spend.share') {
    const isOfIncome =
      /(?:of|from|de|del) (?:my |what i |mi |mis |todo |lo que |el |all |the |total |all my |our |nuestros )*(?:income|earnings|earn|make|bring|pay|salary|ingres\S*|gan\S+|cobr\S+|sueldo|entra|C\d+|recib\S+|nomina)/;
    return isOfIncome.test(text) && (signs.has('income') || signs.has('incomeCategory'))
      ? 'income'
      : undefined;
  }
  if (signs.has('reach')) return 'balance';
  if (signs.has('save') && !signs.has('expenseCategory'))
    return signs.has('bothSides') || !/(?:ingres|income)/.test(text) ? 'balance' : 'income';
  if (signs.has('income') || signs.has('incomeCategory'))
    return signs.has('spend') && !signs.has('incomeCategory') ? 'expense' : 'income';
  if (signs.has('spend') || signs.has('expenseCategory') || signs.has('merchant')) return 'expense';
  if (intent === 'month.extreme')
    return /(?:best|worst|mejor|peor|mejores|peores)/.test(text) ? 'balance' : 'expense';
  return ENDS.test(text) ? 'balance' : undefined;
}
const ENDS =
  /(?:acab|termin|cerr|finaliz|llegar|quedar)(?:are|aremos|ara|o|a)|(?:end|finish|close|stand|be) |be left|have|run out|go broke|sin (?:dinero|plata|lana)|estar (?:bien|mal)|tendre|(?:llegar|quedar|tener|acabar|terminar|cerrar)/;

export function readDirection({ signs, text }: Findings): 'max' | 'min' {
  const isLeast =
    signs.has('least') &&
    !/(?<![^ ])(?:the most|mas (?!baj|barat|pequen)|best|mejor|mejores)(?![^ ])/.test(text);
  return isLeast || signs.has('worst') ? 'min' : 'max';
}

const WHOLE = 100;
/** Parts of a whole in words, as percentages. */
const PARTS = (
  [
    [WHOLE / 2, 'half|halve[ds]?|halving|mitad(?! del? (?:este |cada )?(?:mes|ano|semana))'],
    [(WHOLE * 2) / 3, 'two thirds|dos tercios|dos terceras partes'],
    [(WHOLE * 3) / 4, 'three quarters|tres cuart[oa]s(?: partes)?'],
    [WHOLE / 3, '(?:a|one) third|(?:un|1) tercio|tercera parte'],
    [WHOLE / 4, '(?:a|one) (?:quarter|fourth)|un cuarto|cuarta parte'],
    [WHOLE / 5, '(?:a|one) fifth|un quinto|quinta parte'],
    [WHOLE / 10, '(?:a|one) tenth|un decimo|decima parte'],
  ] satisfies [number, string][]
).map(([value, words]) => ({ value, words: new RegExp(`(?<![^ ])(?:${words})(?![^ ])`) }));
/** Whether a part of something is said in words: 'half', 'un tercio'. */
export const saysPart = (text: string): boolean => PARTS.some(({ words }) => words.test(text));

export function readPercent({ percent, text, signs }: Findings): number | undefined {
  if (percent !== undefined) return percent;
  const part = PARTS.find(({ words }) => words.test(text));
  if (part) return Math.round(part.value);
  return signs.has('stop') ? WHOLE : undefined;
}

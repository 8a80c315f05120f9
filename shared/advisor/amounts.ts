/** A number in a question. */
export type FoundNumber = { value: number; isMoney: boolean };
export type Numbers = { text: string; numbers: FoundNumber[]; percents: number[] };

const CURRENCY =
  '(?:€|\\$|£|¥|euros?|eur|dollars?|dolares|dolar|usd|bucks|quid|pounds?|gbp|pesos?|soles|libras|lucas|varos|mangos|pavos)';
const DIGITS = '\\d+(?:[.,]\\d+)*';
const POWER: Record<string, number> = {
  k: 1000,
  mil: 1000,
  thousand: 1000,
  grand: 1000,
  hundred: 100,
  million: 1e6,
  millon: 1e6,
  millones: 1e6,
  lucas: 1000,
};
const MONEY = new RegExp(
  `(?<![^ ])(?:(${CURRENCY}) )?(${DIGITS})(?: ?(k|mil|thousand|grand|hundred|million|millon|millones))?(?: de)?(?: (${CURRENCY}))?(?![^ ])`,
  'g',
);
const PERCENT = new RegExp(`(?<![^ ])(${DIGITS}) ?(?:%|per ?cent|por ?ciento|pct|porciento)(?![^ ])`, 'g');

const SAID: Record<string, number> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  diez: 10,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const ANY_SAID = Object.keys(SAID).join('|');
/** 'Dos mil quinientos', 'a thousand two hundred', 'ten euros'. */
const SAID_MONEY = new RegExp(
  `(?<![^ ])(?:(?:(a|${ANY_SAID}) (hundred|thousand|grand|mil)|(mil))(?: (?:and |y )?(${ANY_SAID})( hundred)?)?|(${ANY_SAID})(?= ${CURRENCY}))(?: (?:de )?(?:${CURRENCY}))?(?![^ ])`,
  'g',
);
/** 'The five biggest', 'las tres compras': how many are to be shown. */
const SAID_COUNT = new RegExp(
  `(?<=(?:top|largest|biggest|smallest|highest|cheapest|mayores|menores|los|las|my|the|mis|last|first|ultim[oa]s|me|dame) )(two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?= (?!veces|times))|(?<![^ ])(two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?= (?:(?:big|larg|high|small|low|cheap|dear)\\S*est|most|mayores|menores|(?:gastos|compras|pagos|ingresos|movimientos) (?:mas|menos|mayores|menores))(?![^ ]))`,
  'g',
);

/** Replaces amounts by `A`, other numbers by `N` and percentages by `X`, each with its place in its list. */
export function takeNumbers(text: string): Numbers {
  const numbers: FoundNumber[] = [];
  const percents: number[] = [];
  const put = (value: number, isMoney: boolean) =>
    `${isMoney ? 'A' : 'N'}${numbers.push({ value, isMoney }) - 1}`;
  const rest = text
    .replace(PERCENT, (said, digits: string) => {
      const value = toValue(digits);
      return value > 0 && value <= 100 ? `X${percents.push(value) - 1}` : said;
    })
    .replace(SAID_MONEY, (_, ...parts: (string | undefined)[]) => put(saidValue(parts), true))
    .replace(SAID_COUNT, (word) => put(SAID[word] ?? 1, false))
    .replace(MONEY, (said: string, sign?: string, digits?: string, power?: string, unit?: string) => {
      const value = toValue(digits ?? '') * (POWER[power ?? ''] ?? 1);
      if (!Number.isFinite(value)) return said;
      return put(value, (sign ?? unit ?? power) !== undefined || /[.,]/.test(digits ?? ''));
    });
  return { text: rest, numbers, percents };
}

/** The value of what `SAID_MONEY` found. */
function saidValue([count, power, thousand, rest, hundred, plain]: (string | undefined)[]): number {
  const base = thousand ? 1000 : (SAID[count ?? plain ?? ''] ?? 1) * (POWER[power ?? ''] ?? 1);
  return base + (SAID[rest ?? ''] ?? 0) * (hundred ? 100 : 1);
}

/** '1.200,50' and '1,200.50' are the same; the last mark before one or two digits is of decimals. */
function toValue(digits: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

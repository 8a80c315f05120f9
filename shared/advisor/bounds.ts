import type { FoundNumber } from './amounts.ts';

/** 'More than 20 times' sets no bound to amounts. */
const AMOUNT =
  '[AN](\\d+)(?! (?:times|veces|days?|dias?|weeks?|semanas?|months?|mes|meses|years?|anos?|transactions|purchases|payments|visits|movimientos|compras|pagos|visitas))';
const LEADS = {
  min: '(?:over|more than|above|at least|greater than|bigger than|higher than|larger than|exceeding|upwards of|north of|beyond|(?:de |con )?mas de|mayor(?:es)? (?:de|a|que)|superior(?:es)? a|por encima de|arriba de|al menos|como minimo|minimo de|a partir de|desde|que (?:superan?|pas[ae]n?|superen?|exced[ae]n?)(?: de| los| las)?|por arriba de|costing more than|worth more than|que (?:cuesten|costaron) mas de)',
  max: '(?:under|below|less than|cheaper than|smaller than|lower than|up to|at most|no more than|not more than|beneath|(?:de |con )?menos de|menor(?:es)? (?:de|a|que)|por debajo de|inferior(?:es)? a|debajo de|hasta|como mucho|como maximo|maximo de|por abajo de|que no (?:pasan?|superan?|pasen|superen)(?: de| los)?)',
};
const BETWEEN = new RegExp(
  `(?:between|entre|from|de|desde) (?:los )?${AMOUNT} (?:and|y|to|a|hasta) (?:los )?${AMOUNT}`,
);

type Bounds = { text: string; min?: number; max?: number };

/** The bounds that a text sets to amounts, and the text without them. */
export function takeBounds(text: string, numbers: readonly FoundNumber[]): Bounds {
  const both = takeBoth(text, numbers);
  if (both) return both;
  let rest = text;
  const bound = (lead: string) => {
    const found = new RegExp(
      `(?<![^ ])${lead} (?:los |las )?${AMOUNT}(?: (?:or more|or less|o mas|o menos))?`,
    ).exec(rest);
    if (!found) return undefined;
    rest = rest.replace(found[0], 'B');
    return numbers[Number(found[1])]?.value;
  };
  const max = bound(LEADS.max);
  const min = bound(LEADS.min);
  return { text: rest, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** 'Between 10 and 20'. */
function takeBoth(text: string, numbers: readonly FoundNumber[]): Bounds | undefined {
  const between = BETWEEN.exec(text);
  if (!between) return undefined;
  const [one, other] = [numbers[Number(between[1])]?.value, numbers[Number(between[2])]?.value];
  if (one === undefined || other === undefined) return undefined;
  return { text: text.replace(between[0], 'B'), min: Math.min(one, other), max: Math.max(one, other) };
}

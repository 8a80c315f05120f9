/** One end of a range of amounts in minor units; an open one is not included. */
export type AmountLimit = { minor: number; isOpen: boolean };
/** The limits of an amount without its sign; at least one is set. */
export type AmountLimits = { low?: AmountLimit; high?: AmountLimit };

/** The parts of a search typed into the history. */
export type TypedSearch = {
  /** The text to search; empty if only an amount was typed. */
  words: string;
  limits: AmountLimits | undefined;
  /** The limits of the amount, as they were typed; empty without limits. */
  amountText: string;
  /** Whether the words stood in quotes. They are then only text, and never an amount or a category. */
  isExact: boolean;
};

const MAX_WHOLE_DIGITS = 12;

const NUMBER = String.raw`\p{Sc}?\s?\d+(?:[.,'’]\d+)*(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?\s?\p{Sc}?`;
const COMPARISON = new RegExp(String.raw`(^|\s)(>=|=>|<=|=<|[≥≤<>=])\s*(${NUMBER})(?=\s|$)`, 'gu');
const RANGE = new RegExp(String.raw`(^|\s)(${NUMBER})\s*(?:\.\.\.?|…)\s*(${NUMBER})(?=\s|$)`, 'gu');
/** A hyphen may be a part of a name, so it makes a range only if nothing else was typed. */
const WHOLE_RANGE = new RegExp(String.raw`^()(${NUMBER})\s*[-–—]\s*(${NUMBER})$`, 'u');
/** A comparison whose amount is still to be typed. */
const UNFINISHED = /(^|\s)[<>=≥≤]=?\s*$/u;
const QUOTED = /^(.*?)["“”„«]\s*(.+)["“”«»](.*)$/u;

/**
 * Reads a search. '>100', '< 20', '>= 50,5', '=12.50' and '10..20' limit the amount, with or without words around them;
 * '10-20' does so only without words. Either decimal mark is read. Text in quotes stays as it is.
 */
export function readTypedSearch(text: string, decimals: number): TypedSearch {
  const quoted = readQuoted(text, decimals);
  if (quoted !== undefined) return quoted;
  let limits: AmountLimits | undefined;
  const amounts: string[] = [];
  const takeAmount = (match: string, matchLimits: AmountLimits | undefined): string => {
    if (matchLimits === undefined) return match;
    limits = limits === undefined ? matchLimits : narrowLimits(limits, matchLimits);
    amounts.push(match.trim());
    return ' ';
  };
  const takeRange = (match: string, _: string, from: string, to: string) =>
    takeAmount(match, toRangeLimits(from, to, decimals));
  const words = text
    .trim()
    .replace(WHOLE_RANGE, takeRange)
    .replace(RANGE, takeRange)
    .replace(COMPARISON, (match: string, _: string, sign: string, number: string) =>
      takeAmount(match, toLimits(sign, readExactly(number, decimals))),
    )
    .replace(UNFINISHED, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { words, limits, amountText: amounts.join(' '), isExact: false };
}

/** Reads text in quotes, if nothing but amounts stands around it. */
function readQuoted(text: string, decimals: number): TypedSearch | undefined {
  const [, before, words, after] = QUOTED.exec(text) ?? [];
  if (words === undefined) return undefined;
  const rest = readTypedSearch(`${before} ${after}`, decimals);
  return rest.words === '' ? { ...rest, words: words.trim(), isExact: true } : undefined;
}

/** Writes the search for the same words in quotes, and the same amounts. */
export function toExactSearch({ words, amountText }: Pick<TypedSearch, 'words' | 'amountText'>): string {
  return `"${words}" ${amountText}`.trim();
}

/**
 * Returns the readings of a typed number as whole and decimal digits. '1.234' has two, since its mark may group
 * thousands or begin the decimals; text that is not a number has none.
 */
export function readDigits(typed: string): { whole: string; fraction: string }[] {
  const number = typed.replace(/[\s'’\p{Sc}+\-−]/gu, '');
  const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(number) ? [[number, '']] : [];
  const exact = /^(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d*))?$/.exec(number);
  const readings = [...grouped, ...(exact ? [[exact[1], exact[2] ?? '']] : [])] as [string, string][];
  return readings
    .map(([whole, fraction]) => ({ whole: whole.replace(/[.,]/g, ''), fraction }))
    .filter(({ whole }) => whole.length <= MAX_WHOLE_DIGITS);
}

/** Reads a number in minor units. Of two readings, the one with decimals counts if the currency has enough decimals. */
function readExactly(number: string, decimals: number): number | undefined {
  const fitting = readDigits(number).filter(({ fraction }) => fraction.length <= decimals);
  const last = fitting.at(-1);
  return last === undefined ? undefined : Number(last.whole + last.fraction.padEnd(decimals, '0'));
}

function toLimits(sign: string, minor: number | undefined): AmountLimits | undefined {
  if (minor === undefined) return undefined;
  const limit = { minor, isOpen: sign === '>' || sign === '<' };
  if (sign === '=') return { low: limit, high: limit };
  return /[>≥]/.test(sign) ? { low: limit } : { high: limit };
}

function toRangeLimits(from: string, to: string, decimals: number): AmountLimits | undefined {
  const [low, high] = [readExactly(from, decimals), readExactly(to, decimals)];
  if (low === undefined || high === undefined || low > high) return undefined;
  return { low: { minor: low, isOpen: false }, high: { minor: high, isOpen: false } };
}

/** Returns the limits that satisfy both. */
function narrowLimits(one: AmountLimits, other: AmountLimits): AmountLimits {
  const low = tighter(one.low, other.low, (a, b) => a > b);
  const high = tighter(one.high, other.high, (a, b) => a < b);
  return { ...(low && { low }), ...(high && { high }) };
}

function tighter(
  one: AmountLimit | undefined,
  other: AmountLimit | undefined,
  isTighter: (a: number, b: number) => boolean,
): AmountLimit | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.minor === other.minor) return one.isOpen ? one : other;
  return isTighter(one.minor, other.minor) ? one : other;
}

import { calculate } from '../money-arithmetic.ts';
import { LEVELS, type Candidate } from './candidates.ts';
import { isUnit, LABELS, findMarkAfter, type FoundMark, type Money } from './marks.ts';
import { readPrefix } from './surroundings.ts';
import { isOneOf, type Token } from './tokens.ts';

const OPERATOR = /[-+−*×/÷]/u;
/** Calculations that `combined.ts` finds, with or without blanks: '12.50+3' and '2*4.50'. */
const SIMPLE = /^(?:[^-−*×/÷]+|[1-9]\d?[*×][\d.,]+|[\d.,]+[*×][1-9]\d?)$/u;
const DIVIDED = /^(\d+(?:[.,]\d+)?)[/÷]([1-9]\d?)$/u;
const MAX_TOKENS = 40;

type SumText = { end: number; text: string; marks: FoundMark[] };

/**
 * Finds a calculation without blanks: '45.50/2', '10-2,5', '€20-5', '12.50+3*2'. Whole numbers alone, as in
 * '3-4 people' and '24/7', are no calculation, except with a mark of a currency, or in a division by a smaller number:
 * 'dinner 45/2' is 22.50 if the line has no other amount. Dates have been found before. Tokens before `free` belong to
 * another amount.
 */
export function findSum(
  tokens: readonly Token[],
  { at, free }: { at: number; free: number },
  locale: string,
  money: Money,
): Candidate | undefined {
  if (tokens[at]?.isNumber !== true) return undefined;
  const { end, text, marks } = readSumText(tokens, at, money);
  if (!OPERATOR.test(text) || (SIMPLE.test(text) && marks.length === 0)) return undefined;
  const prefix = readPrefix(tokens, at, free, money);
  const isMarked = prefix.isMarked || marks.length > 0;
  const level = toLevel(text, isMarked);
  const isOther = !isMarked && isNamed(tokens, at, end, text);
  if (level === undefined || isOther || !isApart(tokens, prefix.from, end)) return undefined;
  const form = { locale, decimals: money.decimals, hasCents: money.hasCents };
  const result = calculate(text, form);
  if (!result.ok) return undefined;
  const first = calculate(`${text.split(OPERATOR)[0]}*1`, form);
  const isForeign = (prefix.isMarked && !prefix.isOwn) || marks.some(({ isOwn }) => !isOwn);
  return {
    from: prefix.from,
    end,
    minor: result.minorUnits,
    isExact: true,
    isWords: false,
    level: isForeign ? LEVELS.marked : level,
    sign: prefix.sign,
    isForeign,
    ...(first.ok && first.minorUnits !== result.minorUnits && { other: first.minorUnits }),
  };
}

/** Reads numbers and operators that touch each other, with marks of currencies between and after them. */
function readSumText(tokens: readonly Token[], at: number, money: Money): SumText {
  let end = at + 1;
  let text = tokens[at]?.text ?? '';
  const marks: FoundMark[] = [];
  while (end < at + MAX_TOKENS) {
    const token = tokens[end];
    if (token?.isGlued !== true || token.meaning !== undefined) break;
    const mark = findMarkAfter(tokens, end, money);
    if (mark) {
      marks.push(mark);
      end += mark.length;
    } else if (token.isNumber || OPERATOR.test(token.text)) {
      text += token.text;
      end += 1;
    } else break;
  }
  const last = findMarkAfter(tokens, end, money);
  return last && tokens[end]?.meaning === undefined
    ? { end: end + last.length, text, marks: [...marks, last] }
    : { end, text, marks };
}

/** Whether no letter and no other sign touches the calculation, unlike in 'A-10/2' and '10-2.5%'. */
function isApart(tokens: readonly Token[], from: number, end: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[end]];
  const isOpen = tokens[from]?.isGlued !== true || before === undefined || /^[("'«“=:,;]$/u.test(before.text);
  return isOpen && (after?.isGlued !== true || /^[)"'»”.,;:!?]$/u.test(after.text));
}

function toLevel(text: string, isMarked: boolean): number | undefined {
  if (isMarked) return LEVELS.own;
  const divided = DIVIDED.exec(text);
  const isShare = divided !== null && Number(divided[1]?.replace(',', '.')) > Number(divided[2]);
  // '3.12/3.13' are versions.
  if (/[/÷]/u.test(text) && !isShare && !/[-+−*×]/u.test(text)) return undefined;
  if (/[.,]\d/.test(text)) return LEVELS.exact;
  return isShare ? LEVELS.oneWord : undefined;
}

/**
 * Whether a calculation is a name or a measure: 'room 12.5-2', '14-12.5 km'. A division may have a unit: '45.50/2
 * people'.
 */
function isNamed(tokens: readonly Token[], at: number, end: number, text: string): boolean {
  return isOneOf(tokens[at - 1], LABELS) || (isUnit(tokens[end]) && !/[/÷]/u.test(text));
}

import { numberFormat } from '../intl-formats.ts';
import { isUnit, LABELS, markAfter, markBefore, type Money } from './marks.ts';
import { isOneOf, type Token } from './tokens.ts';

const MOST_GROUPS = 5;

/** What a language writes before the cents. */
export function decimalMark(locale: string): string | undefined {
  return numberFormat(locale, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
}

/** Joins '1 234,56', '1 200 €' and '£1 200'. Without decimals or a mark these are two numbers. */
export function joinGroups(tokens: readonly Token[], at: number, money: Money): { raw: string; end: number } {
  // In Spain an apostrophe may stand before the cents: 22'50.
  let raw = (tokens[at]?.text ?? '')
    .replace(/[.,/][-–—]+$/, '')
    .replace(/['’´`](?=\d\d?$)/, ',')
    .replace(/^(\d{1,3})['’´`](\d{3})[.,](\d{3})$/, '$1$2$3');
  let end = at + 1;
  const single = { raw, end };
  // The number of 'iphone 15 899 €' is a name.
  if (!/^[1-9]\d{0,2}$/.test(raw) || isOneOf(tokens[at - 1], LABELS)) return single;
  for (
    let next = tokens[end];
    next && end < at + MOST_GROUPS && /^\d{3}(?:[.,]\d{1,3})?$/.test(next.text) && next.use === undefined;
    next = tokens[end]
  ) {
    raw += next.text;
    end += 1;
    if (next.text.length > 3) return { raw, end };
  }
  if (end === at + 1) return single;
  const after = tokens[end];
  const isLedByMark =
    markBefore(tokens, at, money) !== undefined && !isUnit(after) && after?.isGlued !== true;
  return isLedByMark || markAfter(tokens, end, money) ? { raw, end } : single;
}

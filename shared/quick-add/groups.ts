import { numberFormat } from '../intl-formats.ts';
import { isUnit, LABELS, findMarkAfter, findMarkBefore, type Money } from './marks.ts';
import { isOneOf, type Token } from './tokens.ts';

const MOST_GROUPS = 5;

/** Returns the character before the decimals in a locale. */
export function decimalMark(locale: string): string | undefined {
  return numberFormat(locale, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
}

/** Joins groups of digits: '1 234,56', '1 200 €' and '£1 200'. Without decimals or a mark they stay two numbers. */
export function joinGroups(tokens: readonly Token[], at: number, money: Money): { raw: string; end: number } {
  // In Spain an apostrophe may stand before the cents: 22'50.
  let raw = (tokens[at]?.text ?? '')
    .replace(/[.,/][-–—]+$/, '')
    .replace(/['’´`](?=\d\d?$)/, ',')
    .replace(/^(\d{1,3})['’´`](\d{3})[.,](\d{3})$/, '$1$2$3');
  let end = at + 1;
  const single = { raw, end };
  // The 15 of 'iphone 15 899 €' belongs to a name.
  if (!/^[1-9]\d{0,2}$/.test(raw) || isOneOf(tokens[at - 1], LABELS)) return single;
  for (
    let next = tokens[end];
    next && end < at + MOST_GROUPS && /^\d{3}(?:[.,]\d{1,3})?$/.test(next.text) && next.meaning === undefined;
    next = tokens[end]
  ) {
    raw += next.text;
    end += 1;
    if (next.text.length > 3) return { raw, end };
  }
  if (end === at + 1) return single;
  const after = tokens[end];
  const isLedByMark =
    findMarkBefore(tokens, at, money) !== undefined && !isUnit(after) && after?.isGlued !== true;
  return isLedByMark || findMarkAfter(tokens, end, money) ? { raw, end } : single;
}

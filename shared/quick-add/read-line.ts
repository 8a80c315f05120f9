import { VISIBLE } from '../contract/fields.ts';
import type { TransactionType } from '../categories.ts';
import { currencyDecimals } from '../money.ts';
import { takeAmount } from './amounts.ts';
import { takeDay } from './days.ts';
import { toDescription, toParts } from './description.ts';
import { withoutParts } from './ignored.ts';
import { moneyOf } from './marks.ts';
import { findByName, findMentioned, takeCategory } from './named-categories.ts';
import { withNamesKept } from './names.ts';
import { takeRepeat } from './repeats.ts';
import { takeTags } from './tags.ts';
import { toTokens, type Token } from './tokens.ts';
import { takeType, type FoundType } from './type-words.ts';
import type { Doubt, OfferedCategory, Part, Reading, Writer } from './types.ts';

/**
 * Reads a line such as 'café 2,50 ayer' or 'salary 1800 yesterday #job', in any language of the product. Words without
 * a meaning stay in the description; second readings are in `ambiguous`. `ignored` are parts of an earlier reading of
 * the same line, whose words belong to the description.
 */
export function readLine(text: string, writer: Writer, ignored: readonly Part[] = []): Reading {
  const tokens = withNamesKept(withoutParts(toTokens(text), ignored));
  const tags = takeTags(tokens);
  const { named, unknown } = takeCategory(tokens, writer.categories);
  const found = takeDay(tokens, writer);
  const repeat = takeRepeat(tokens);
  const money = moneyOf(writer.currency, writer.locale, currencyDecimals(writer.currency));
  const amount = takeAmount(tokens, writer.locale, money, writer.today);
  const { type, isDoubtful } = decideType(takeType(tokens), amount.sign, named);
  const description = toDescription(text, tokens) || firstWords(text, tokens);
  const isCategoryIgnored = ignored.some(({ what }) => what === 'category');
  const offered = isCategoryIgnored ? [] : writer.categories;
  const category =
    named.find((each) => each.type === type) ?? named[0] ?? findByName(offered, description, type);
  const mentioned = category ? undefined : findMentioned(offered, description, type);
  const ambiguous: Doubt[] = [
    ...(amount.doubt ? [{ what: 'amount', ...amount.doubt } as const] : []),
    ...(found.other === undefined ? [] : [{ what: 'day', chosen: found.day, other: found.other } as const]),
    ...(isDoubtful ? [{ what: 'type', chosen: type, other: otherThan(type) } as const] : []),
  ];
  return {
    description,
    amountMinor: amount.minor,
    day: found.day,
    type,
    tags,
    ...(category && { categoryId: category.id }),
    ...(mentioned && { mentionedId: mentioned.id }),
    ...(repeat && { repeat }),
    unknown,
    missing: [
      ...(amount.minor === null ? ['amount' as const] : []),
      ...(VISIBLE.test(description) ? [] : ['description' as const]),
    ],
    ambiguous,
    parts: toParts(tokens),
  };
}

/** A sign comes first, then the named category, then the words. Where two of them disagree, the type is doubtful. */
function decideType(
  words: FoundType,
  sign: '+' | '-' | undefined,
  named: readonly OfferedCategory[],
): { type: TransactionType; isDoubtful: boolean } {
  const signed = sign && (sign === '+' ? 'income' : 'expense');
  const types = new Set(named.map(({ type }) => type));
  const [only] = types.size === 1 ? types : [];
  const type = only ?? signed ?? words.type;
  const isDisputed =
    (signed !== undefined && signed !== type) || (words.isSaid && !words.isDoubtful && words.type !== type);
  return { type, isDoubtful: isDisputed || (words.isDoubtful && signed === undefined && only === undefined) };
}

function otherThan(type: TransactionType): TransactionType {
  return type === 'expense' ? 'income' : 'expense';
}

/** The words of the type, such as 'cobré', are the description if nothing else is left. */
function firstWords(text: string, tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.use === 'type')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

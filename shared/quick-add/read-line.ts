import { VISIBLE } from '../contract/fields.ts';
import { currencyDecimals } from '../money.ts';
import { claimAccount, type Direction } from './accounts.ts';
import { claimAmount } from './amounts.ts';
import { isBareDate, isBetweenDays } from './dates.ts';
import { claimDay } from './days.ts';
import { decideKind } from './decide-kind.ts';
import { toDescription, toParts } from './description.ts';
import { restoreNumbers, withoutParts } from './ignored.ts';
import { claimKind } from './kind-words.ts';
import { typeOfKind } from './kinds.ts';
import { toMoney } from './marks.ts';
import { findByName, findMentioned, claimCategory } from './named-categories.ts';
import { protectNames } from './names.ts';
import { claimRepeatedDay } from './repeated-days.ts';
import { claimRepeat } from './repeats.ts';
import { claimTags } from './tags.ts';
import { toTokens, type Token } from './tokens.ts';
import type { Doubt, Part, Reading, Writer } from './types.ts';

type Options = {
  ignored: readonly Part[];
  /** Whether '12 june 20' is the 20th. */
  isMonthFirst: boolean;
};

/**
 * Reads a line such as 'café 2,50 ayer' or 'salary 1800 yesterday #job', in any language of the product. Words without
 * another meaning stay in the description. `ignored` are parts of an earlier reading of the same line that the user
 * removed: their words belong to the description.
 */
export function readLine(text: string, writer: Writer, ignored: readonly Part[] = []): Reading {
  const isMonthFirst = writer.locale.startsWith('en');
  const reading = readOnce(text, writer, { ignored, isMonthFirst });
  const tokens = toTokens(text);
  if (tokens.some((_, at) => isBetweenDays(tokens, at)))
    return withOtherDay(reading, readOnce(text, writer, { ignored, isMonthFirst: !isMonthFirst }));
  if (!lacksAmount(reading)) return reading;
  // The only number of 'lunch with june 20' is the amount.
  const days = reading.parts.filter(
    (part) => part.what === 'day' && isBareDate(toTokens(text.slice(part.start, part.end))),
  );
  if (days.length === 0) return reading;
  const withoutDays = readOnce(text, writer, { ignored: [...ignored, ...days], isMonthFirst });
  return withoutDays.amountMinor === null ? reading : withOtherDay(withoutDays, reading);
}

/** Whether the line has no amount in any currency. */
function lacksAmount({ amountMinor, ambiguous }: Reading): boolean {
  return amountMinor === null && ambiguous.every(({ what }) => what !== 'amount');
}

/** Adds the day and the amount of another reading of the same numbers as a doubt. */
function withOtherDay(reading: Reading, other: Reading): Reading {
  if (other.day === reading.day) return reading;
  const amounts = { chosen: reading.amountMinor, other: other.amountMinor };
  const doubt = { what: 'day', chosen: reading.day, other: other.day, amounts } as const;
  return { ...reading, ambiguous: [...reading.ambiguous.filter(({ what }) => what !== 'day'), doubt] };
}

/**
 * Reads the account as one that money leaves. If that finds no expense with an account, it may be one that the money
 * of an income or a refund reaches.
 */
function readOnce(text: string, writer: Writer, options: Options): Reading {
  const reading = readTowards('leaves', text, writer, options);
  if (!writer.accounts?.length || (reading.account !== null && reading.kind === 'expense')) return reading;
  const other = readTowards('reaches', text, writer, options);
  return other.account === null || other.kind === 'expense' ? reading : other;
}

/** Each `claim…` function gives its tokens a meaning, so that the next ones ignore them. */
function readTowards(
  direction: Direction,
  text: string,
  writer: Writer,
  { ignored, isMonthFirst }: Options,
): Reading {
  const typed = withoutParts(toTokens(text), ignored);
  const tokens = protectNames(typed);
  const tags = claimTags(tokens);
  const { named, unknown } = claimCategory(tokens, writer.categories);
  const repeatedDay = claimRepeatedDay(tokens, writer.today);
  const claimedDay = claimDay(tokens, { ...writer, isMonthFirst }) ?? repeatedDay ?? { day: writer.today };
  const repeat = repeatedDay?.repeat ?? claimRepeat(tokens);
  const money = toMoney(writer.currency, writer.locale, currencyDecimals(writer.currency));
  const account = claimAccount(tokens, typed, writer, { money, direction });
  let amount = claimAmount(tokens, writer.locale, money, writer.today);
  if (amount.minor === null && !amount.doubt) {
    restoreNumbers(tokens, text, ignored);
    amount = claimAmount(tokens, writer.locale, money, writer.today);
  }
  const types = new Set(named.map(({ type }) => type));
  const [onlyType] = types.size === 1 ? types : [];
  const { kind, other: otherKind } = decideKind({
    words: claimKind(tokens),
    sign: amount.sign,
    type: onlyType,
  });
  const type = typeOfKind(kind);
  const description = toDescription(text, tokens) || kindWords(text, tokens);
  const isCategoryIgnored = ignored.some(({ what }) => what === 'category');
  const offered = isCategoryIgnored ? [] : writer.categories;
  const category =
    named.find((each) => each.type === type) ?? named[0] ?? findByName(offered, description, type);
  const mentioned = category ? undefined : findMentioned(offered, description, type);
  const ambiguous: Doubt[] = [
    ...(amount.doubt ? [{ what: 'amount', ...amount.doubt } as const] : []),
    ...(claimedDay.other === undefined
      ? []
      : [{ what: 'day', chosen: claimedDay.day, other: claimedDay.other } as const]),
    ...(otherKind === undefined ? [] : [{ what: 'type', chosen: kind, other: otherKind } as const]),
  ];
  return {
    description,
    amountMinor: amount.minor,
    day: claimedDay.day,
    kind,
    tags,
    ...(category && { categoryId: category.id }),
    ...(mentioned && { mentionedId: mentioned.id }),
    account,
    // A refund happens once.
    ...(repeat && kind !== 'refund' && { repeat }),
    unknown,
    missing: [
      ...(amount.minor === null ? ['amount' as const] : []),
      ...(VISIBLE.test(description) ? [] : ['description' as const]),
    ],
    ambiguous,
    parts: toParts(tokens),
  };
}

/** Returns the words of the kind, such as 'cobré', which are the description if nothing else is left. */
function kindWords(text: string, tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.meaning === 'type')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

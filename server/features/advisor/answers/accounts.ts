import { findAccounts } from '#shared/advisor/accounts/find-accounts.ts';
import type { AccountBalance } from '#shared/contract/balances.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { INTENT_SCREENS } from '../screens.ts';
import type { Context, Draft } from '../types.ts';
import { joinWithAnd } from './kinds.ts';

const MAX_NAMED = 4;
const screen = INTENT_SCREENS['accounts.balance'];

type Known = AccountBalance & { balance: number };

/** Says how much is in the accounts that the question names, or in all that are not archived. */
export async function answerAccounts(context: Context): Promise<Draft> {
  const { question = '', planning, texts } = context;
  const { items, total } = await planning.balances();
  const named = findAccounts(question, items).accounts;
  if (named?.length === 0 && total !== null) return emptyDraft(say(texts.accounts.noneOfKind));
  const asked = named ?? items;
  const inUse = asked.filter(({ isArchived }) => !isArchived);
  const shown = (inUse.length === 0 ? asked : inUse).filter(isKnown);
  if (shown.length === 0) {
    const isNoneKnown = named === undefined || total === null;
    return emptyDraft(isNoneKnown ? say(texts.accounts.none) : unknownSentence(context, named));
  }
  const isSomeLeftOut = inUse.some((account) => !isKnown(account));
  return {
    sentences: [
      ...amountSentences(context, shown, named === undefined ? total : null),
      ...(isSomeLeftOut ? [say(texts.accounts.notCounted)] : []),
    ],
    screen,
    ...(shown.length > 1 && { table: toTable(context, shown) }),
  };
}

const isKnown = (account: AccountBalance): account is Known => account.balance !== null;

const emptyDraft = (sentence: Piece[]): Draft => ({ kind: 'empty', sentences: [sentence], screen });

function unknownSentence(context: Context, accounts: readonly AccountBalance[]): Piece[] {
  const names = accounts.map(({ name }) => inQuotes(context, name));
  return say(context.texts.accounts.unknown, { names: joinWithAnd(context, names) });
}

/** Says the sum of accounts, and what is dated later; `total` is the sum that the balances have. */
function amountSentences(context: Context, accounts: readonly Known[], total: number | null): Piece[][] {
  const { texts, book } = context;
  const sum =
    total === null || accounts.length === 1
      ? addUp(
          context,
          accounts.map((account) => figure(context, account, 'balance')),
        )
      : book.planned(total, { how: 'account', unit: 'money', source: 'balances.total' });
  const laters = accounts.flatMap((account) =>
    account.later === null ? [] : [figure(context, account, 'later')],
  );
  const later = laters.length === 0 ? undefined : addUp(context, laters);
  return [
    sumSentence(context, accounts, { amount: sum.piece, isAll: total !== null }),
    ...(later === undefined || later.value === 0 ? [] : [say(texts.accounts.later, { amount: later.piece })]),
  ];
}

function sumSentence(
  context: Context,
  accounts: readonly Known[],
  { amount, isAll }: { amount: Piece; isAll: boolean },
): Piece[] {
  const { accounts: texts } = context.texts;
  const names = accounts.map(({ name }) => inQuotes(context, name));
  const [name] = names;
  if (accounts.length === 1 && name !== undefined) return say(texts.one, { name, amount });
  if (isAll) return say(texts.all, { amount });
  if (names.length > MAX_NAMED) return say(texts.inTable, { amount });
  return say(texts.several, { names: joinWithAnd(context, names), amount });
}

function addUp({ book }: Context, figures: readonly Figure[]): Figure {
  const [first] = figures;
  return first !== undefined && figures.length === 1
    ? first
    : book.derived('money', figures.map(({ id }) => id).join(' + '));
}

function figure({ book }: Context, account: AccountBalance, name: 'balance' | 'later'): Figure {
  const source = `balances.items.${account.id}.${name}`;
  return book.planned(account[name] ?? 0, { how: 'account', unit: 'money', source });
}

function toTable(context: Context, accounts: readonly Known[]): Draft['table'] {
  const { account, amount, later } = context.texts.accounts.columns;
  const hasLater = accounts.some((each) => each.later !== null);
  return {
    columns: [account, amount, ...(hasLater ? [later] : [])],
    rows: accounts.map((each) => [
      quoted(each.name),
      figure(context, each, 'balance').piece,
      ...(hasLater ? [each.later === null ? { text: '' } : figure(context, each, 'later').piece] : []),
    ]),
  };
}

import { negate } from '../decimal.ts';
import type { DecimalText, Movement, Question, ReadOptions, Reading, UnreadableRow } from '../types.ts';
import { findHeaderCurrency, type AccountInfo } from './account-info.ts';
import { foldText } from './cells.ts';
import type { Layout } from './layout.ts';
import { findThirdValue } from './directions.ts';
import { applyFees } from './fees.ts';
import { decideMark, findMarkOfColumns } from './marks.ts';
import { toMovement, joinTextsAndPayees } from './movement.ts';
import type { DecimalMark } from './numbers.ts';
import { decideOrder } from './order.ts';
import { bestProof, fillDays, proveWithEitherSign, proveRows } from './prove-rows.ts';
import { cellAt, type MovementRow } from './rows.ts';
import { isPaymentOfCard } from './sign-weights.ts';
import { decideSign, decideShownSign, signedAmounts } from './signs.ts';
import { sortRows, toUnreadableRow, type SortedRows } from './sort-rows.ts';
import { hasUnknownState, markPending } from './states.ts';
import { toStatements } from './statements.ts';
import { findTotal } from './totals.ts';
import { findMeanings } from './header-meanings.ts';
import { writtenCurrency } from './written-currency.ts';

type SectionInput = {
  rows: string[][];
  /** The rows at the width of the header; undefined for a row that does not fit. */
  fitted: (string[] | undefined)[];
  lines: number[];
  layout: Layout;
  header: readonly string[];
  accountInfo: AccountInfo;
};

/** The most columns of amounts, and of balances, that are tried. */
const MAX_TRIED_COLUMNS = 3;
/** The share of agreeing balances that proves a decimal mark, so that nobody needs to be asked. */
const PROVING_SHARE = 0.8;

/** Reads the rows under one header. */
export function readSection(input: SectionInput, options: ReadOptions): Reading {
  const { sorted, layout, mark, question } = findBestLayout(input, options);
  const total = findTotal(sorted.movements, layout, mark);
  const movements = sorted.movements.filter((row) => row !== total);
  const order = decideOrder(movements, layout, input.header, options, input.accountInfo);
  markPending(movements, layout, mark, order.value);
  const { amounts, isUndecided, isDoubtful } = signedAmounts(movements, layout, mark);
  const days = fillDays(movements, order.value);
  const chain = (signed: readonly DecimalText[]) => proveRows(movements, signed, days, layout, mark);
  const asIs = chain(amounts);
  const inverted = chain(amounts.map((amount) => negate(amount)));
  const texts = movements.map(({ cells }) => joinTextsAndPayees(cells, layout));
  const titles = `${input.accountInfo.words} ${foldText(input.header.join(' '))}`;
  const decide = isUndecided ? decideSign : decideShownSign;
  const sign = decide({ rows: movements, amounts, texts, titles, asIs, inverted, isDoubtful }, options);
  const signed = sign.sign === 'inverted' ? amounts.map((amount) => negate(amount)) : amounts;
  const fees = applyFees({ movements, amounts: signed, layout, header: input.header, mark, chain }, options);

  const isNamed = findMeanings(foldText(input.header[layout.direction ?? -1] ?? '')).includes('direction');
  const directionCells = movements.map(({ cells }) => cellAt(cells, layout.direction));
  const neutralWord = isNamed ? findThirdValue(directionCells) : undefined;
  const writtenCode = writtenCurrency(movements, options.currency);
  const found = movements.flatMap((row, at): Movement[] => {
    const day = days[at];
    if (day === undefined) return [];
    const movement = toMovement(row, {
      day,
      amount: fees.amounts[at] ?? '0',
      layout,
      neutralWord,
      tail: sorted.tails.get(row) ?? [],
    });
    const isCardPaid = sign.sign === 'inverted' && isPaymentOfCard(texts[at] ?? '', movement.amount);
    return [
      {
        ...movement,
        isTransfer: movement.isTransfer || isCardPaid,
        currency:
          findAmountCurrency(row, layout, input) ??
          movement.currency ??
          input.accountInfo.currency ??
          writtenCode,
      },
    ];
  });
  const afterFees = chain(fees.amounts);
  const proof =
    !isUndecided || sign.question !== undefined ? bestProof([asIs, inverted, afterFees]) : afterFees;
  const questions = [question, order.question, sign.question, fees.question].filter(
    (each) => each !== undefined,
  );
  const rowsWithoutDay = movements.filter((_, at) => days[at] === undefined);
  const unreadable: UnreadableRow[] = [
    ...sorted.unreadable,
    ...rowsWithoutDay.map(({ line, cells }) => toUnreadableRow(line, 'date', cells)),
  ];
  return {
    statements: toStatements(found, movements, layout, {
      ...input.accountInfo,
      balanceRowCount: sorted.balanceRowCount + (total === undefined ? 0 : 1),
      unreadable,
      proof: { agrees: proof.agrees, of: proof.of, closing: afterFees.closing },
    }),
    questions,
    warnings: [
      ...(unreadable.length > 0 ? (['rowsUnreadable'] as const) : []),
      ...(proof.agrees < proof.of ? (['proofDisagrees'] as const) : []),
      ...(hasUnknownState(movements, layout) ? (['statesUnknown'] as const) : []),
    ],
  };
}

/** Tries columns of amounts, columns of balances and decimal marks until the balance agrees. */
function findBestLayout(input: SectionInput, options: ReadOptions) {
  const choices = (columns: readonly number[]): number[][] =>
    columns.length > 0 ? columns.slice(0, MAX_TRIED_COLUMNS).map((column) => [column]) : [[]];
  const variants = choices(input.layout.amounts).flatMap((amounts) =>
    choices(input.layout.balances).map((balances) => ({ ...input.layout, amounts, balances })),
  );
  let best:
    | { sorted: SortedRows; layout: Layout; mark: DecimalMark; question: Question | undefined; share: number }
    | undefined;
  for (const layout of variants) {
    const sorted = sortRows(input.rows, input.lines, input.fitted, layout);
    const stated = input.accountInfo.hints.mark ?? findMarkOfColumns(sorted.movements, layout);
    const marks = decideMark(sorted.movements, options, stated);
    const order = decideOrder(sorted.movements, layout, input.header, options, input.accountInfo).value;
    for (const mark of marks.alternatives) {
      const { agrees, of } = proveWithEitherSign(sorted.movements, layout, mark, order);
      const share = of === 0 ? 0 : agrees / of;
      if (best !== undefined && share <= best.share) continue;
      const isProved = best !== undefined && best.layout === layout && share >= PROVING_SHARE;
      best = { sorted, layout, mark, question: isProved ? undefined : marks.question, share };
    }
    if (best?.share === 1) break;
  }
  if (best === undefined) throw new TypeError('A section has no layout.');
  return best;
}

/**
 * Finds the currency next to the amount or in its header. It counts more than a column of currencies, which may be the
 * payers' currencies.
 */
function findAmountCurrency(
  { amount, debit, credit }: MovementRow,
  layout: Layout,
  { header }: SectionInput,
): string | null {
  const column = layout.amounts[0] ?? layout.debit ?? layout.credit;
  const code = amount?.currency ?? debit?.currency ?? credit?.currency ?? null;
  return code ?? (column === undefined ? null : findHeaderCurrency(header[column]));
}

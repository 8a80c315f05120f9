import { addDecimals, isNegative, isZero } from '#shared/import/decimal.ts';
import { ImportError } from '#shared/import/types.ts';
import type { Movement, Reading, ReadOptions, Statement } from '#shared/import/types.ts';

export type Reader = (text: string, options: ReadOptions) => Reading;

/** What the default answers would save, as `*.expected.json` of the samples say it. */
export function summarise(read: Reader, text: string, options: ReadOptions): Record<string, unknown> {
  try {
    return summaryOf(read(text, options), options.currency);
  } catch (error) {
    if (error instanceof ImportError) return { error: { code: error.code, line: error.line } };
    throw error;
  }
}

function summaryOf({ statements, questions, warnings }: Reading, currency: string): Record<string, unknown> {
  const all = statements.flatMap(({ movements }) => movements);
  const kept: Movement[] = [];
  const leftOut = { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 };
  for (const each of all) {
    if (each.isPending) leftOut.pending += 1;
    else if (isZero(each.amount)) leftOut.zero += 1;
    else if (each.currency !== null && each.currency !== currency) leftOut.otherCurrency += 1;
    else if (each.isTransfer) leftOut.transfers += 1;
    else kept.push(each);
  }
  leftOut.balances = statements.reduce((sum, { balanceRows }) => sum + balanceRows, 0);
  const days = kept.map(({ date }) => date).toSorted();
  return {
    account: statements[0]?.account ?? null,
    records: kept.length,
    debits: sumOf(kept.filter(({ amount }) => isNegative(amount))),
    credits: sumOf(kept.filter(({ amount }) => !isNegative(amount))),
    period: { from: days[0] ?? null, to: days.at(-1) ?? null },
    leftOut,
    proof: proofOf(statements),
    questions: questions.map(({ code, about }) => ({ code, about })),
    warnings: warnings.toSorted(),
    error: null,
  };
}

function sumOf(movements: readonly Movement[]): string {
  return addDecimals(['0.00', ...movements.map(({ amount }) => amount)]);
}

function proofOf(statements: readonly Statement[]): unknown {
  const proofs = statements.map(({ proof }) => proof).filter((proof) => proof !== null);
  const [first] = proofs;
  if (!first) return null;
  const sum = (count: (each: (typeof proofs)[number]) => number) =>
    proofs.reduce((total, each) => total + count(each), 0);
  return { kind: first.kind, agrees: sum(({ agrees }) => agrees), of: sum(({ of }) => of) };
}

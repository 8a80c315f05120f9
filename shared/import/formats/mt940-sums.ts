import { addDecimals, isNegative, isSameDecimal, negate } from '../decimal.ts';
import type { DecimalText, Proof, Statement, WarningCode } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { addProofs } from './balance-trails.ts';

function emptySum(): { count: number; sum: DecimalText } {
  return { count: 0, sum: '0' };
}

/** Compares the movements of MT942 messages with the counts and sums in fields 90D and 90C. */
export class MessageSums {
  readonly #proofs = new Map<Statement, Proof>();
  #out = emptySum();
  #in = emptySum();
  #isLimited = false;

  begin(): void {
    [this.#out, this.#in, this.#isLimited] = [emptySum(), emptySum(), false];
  }

  /** The message leaves out movements below a limit, but its sums include them. */
  setLimited(isLimited: boolean): void {
    this.#isLimited ||= isLimited;
  }

  add(amount: DecimalText): void {
    const side = isNegative(amount) ? this.#out : this.#in;
    side.count += 1;
    side.sum = addDecimals([side.sum, amount]);
  }

  compare(
    statement: Statement,
    field: { tag: string; value: string; currency: string },
    warnings: Set<WarningCode>,
  ): void {
    const found = /^(\d{1,5})([A-Z]{3})([\d.,]{1,23})$/.exec(field.value);
    const sum = found && readAmount(found[3] ?? '', ',', found[2] ?? field.currency);
    if (!found || sum === null || this.#isLimited) return;
    const isOut = field.tag === '90D';
    const side = isOut ? this.#out : this.#in;
    const agrees = isSameDecimal(side.sum, isOut ? negate(sum) : sum);
    if (side.count !== Number(found[1])) warnings.add('countDisagrees');
    if (!agrees) warnings.add('sumDisagrees');
    const known = this.#proofs.get(statement) ?? null;
    const proof = addProofs(known, { kind: 'controlSums', agrees: agrees ? 1 : 0, of: 1 });
    if (proof) this.#proofs.set(statement, proof);
  }

  /** Writes the proof into each statement that no balance proves. */
  prove(): void {
    for (const [statement, proof] of this.#proofs) statement.proof ??= proof;
  }
}

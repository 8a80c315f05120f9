import { negate } from '../decimal.ts';
import type { DecimalText, Movement, Statement, WarningCode } from '../types.ts';
import { proveSteps } from './balances.ts';
import type { BalanceStep } from './balances.ts';

type Trail = {
  steps: BalanceStep[];
  opening: DecimalText | null;
  from: number;
  amounts: DecimalText[];
  reversals: Map<number, Movement>;
};

/** Follows the opening and closing balances of the accounts of a file, and proves amounts and signs by them. */
export class BalanceTrails {
  readonly #trails = new Map<Statement, Trail>();
  readonly #open = new Set<Trail>();

  open(statement: Statement, balance: DecimalText): void {
    const trail = this.#of(statement);
    trail.opening = balance;
    trail.from = trail.amounts.length;
    this.#open.add(trail);
  }

  /** Adds a booked amount; a reversal's sign may turn out to be the other one. */
  add(statement: Statement, amount: DecimalText, reversal: Movement | null): void {
    const trail = this.#of(statement);
    if (reversal) trail.reversals.set(trail.amounts.length, reversal);
    trail.amounts.push(amount);
  }

  /** A balance that may be of another moment counts only if it agrees. */
  close(statement: Statement, balance: DecimalText, mayBeOther = false): void {
    const trail = this.#of(statement);
    if (trail.opening === null) return;
    const { opening, from, amounts } = trail;
    const step = { opening, closing: balance, from, to: amounts.length };
    if (!mayBeOther || proveSteps([step], amounts)?.agrees === 1) trail.steps.push(step);
    trail.opening = null;
    this.#open.delete(trail);
  }

  /** Whether an opening balance waits for its closing one. */
  isOpen(): boolean {
    return this.#open.size > 0;
  }

  /** Writes the proof into each statement. Reversals turn their sign if only so more balances agree. */
  prove(warnings: Set<WarningCode>): void {
    for (const [statement, trail] of this.#trails) {
      const { steps, amounts, reversals } = trail;
      let proof = proveSteps(steps, amounts);
      if (proof && proof.agrees < proof.of && reversals.size > 0) {
        const turned = amounts.map((amount, index) => (reversals.has(index) ? negate(amount) : amount));
        const other = proveSteps(steps, turned);
        if (other && other.agrees > proof.agrees) {
          proof = other;
          for (const movement of reversals.values()) movement.amount = negate(movement.amount);
        }
      }
      statement.proof = proof;
      if (proof && proof.agrees < proof.of) warnings.add('proofDisagrees');
    }
  }

  #of(statement: Statement): Trail {
    const known = this.#trails.get(statement);
    if (known) return known;
    const made: Trail = { steps: [], opening: null, from: 0, amounts: [], reversals: new Map() };
    this.#trails.set(statement, made);
    return made;
  }
}

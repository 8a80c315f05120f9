import { addDecimals, isSameDecimal, negate } from '../decimal.ts';
import type { Closing, DecimalText, Movement, Proof, Statement, WarningCode } from '../types.ts';

/** The movements from index `from` up to, but without, `to` lead from the opening to the closing balance. */
type BalanceStep = { opening: DecimalText; closing: DecimalText; from: number; to: number };

type Trail = {
  steps: BalanceStep[];
  opening: DecimalText | null;
  from: number;
  amounts: DecimalText[];
  reversals: Map<number, Movement>;
};

/** Checks the amounts and signs of each account by its opening and closing balances. */
export class BalanceTrails {
  readonly #trails = new Map<Statement, Trail>();
  readonly #open = new Set<Trail>();

  open(statement: Statement, balance: DecimalText): void {
    const trail = this.#getTrail(statement);
    trail.opening = balance;
    trail.from = trail.amounts.length;
    this.#open.add(trail);
  }

  /** Adds a booked amount. A reversal comes with its movement, whose sign the balances may invert. */
  add(statement: Statement, amount: DecimalText, reversal: Movement | null): void {
    const trail = this.#getTrail(statement);
    if (reversal) trail.reversals.set(trail.amounts.length, reversal);
    trail.amounts.push(amount);
  }

  /** Ends the step that the opening balance began. A balance that may be of another day counts only if it agrees. */
  close(statement: Statement, balance: DecimalText, mayBeOfAnotherDay = false): void {
    const trail = this.#getTrail(statement);
    if (trail.opening === null) return;
    const { opening, from, amounts } = trail;
    const step = { opening, closing: balance, from, to: amounts.length };
    if (!mayBeOfAnotherDay || proveSteps([step], amounts)?.agrees === 1) trail.steps.push(step);
    trail.opening = null;
    this.#open.delete(trail);
  }

  /** Whether an opening balance has no closing one yet. */
  isOpen(): boolean {
    return this.#open.size > 0;
  }

  /** Writes the proof into each statement. Inverts the sign of reversals if more balances agree that way. */
  prove(warnings: Set<WarningCode>): void {
    for (const [statement, trail] of this.#trails) {
      const { steps, amounts, reversals } = trail;
      let proof = proveSteps(steps, amounts);
      if (proof && proof.agrees < proof.of && reversals.size > 0) {
        const inverted = amounts.map((amount, index) => (reversals.has(index) ? negate(amount) : amount));
        const other = proveSteps(steps, inverted);
        if (other && other.agrees > proof.agrees) {
          proof = other;
          for (const movement of reversals.values()) movement.amount = negate(movement.amount);
        }
      }
      statement.proof = proof;
      statement.closing = findClosing(statement, steps.at(-1), proof);
      if (proof && proof.agrees < proof.of) warnings.add('proofDisagrees');
    }
  }

  #getTrail(statement: Statement): Trail {
    const known = this.#trails.get(statement);
    if (known) return known;
    const created: Trail = { steps: [], opening: null, from: 0, amounts: [], reversals: new Map() };
    this.#trails.set(statement, created);
    return created;
  }
}

/** Returns the last closing balance, dated on the last day of a movement, if all balances agree. */
function findClosing(
  { movements }: Statement,
  last: BalanceStep | undefined,
  proof: Proof | null,
): Closing | undefined {
  const day = lastDay(movements);
  if (last === undefined || day === undefined || proof?.agrees !== proof?.of) return undefined;
  return { day, balance: last.closing };
}

/** Returns the last day of the movements that are booked. */
export function lastDay(movements: readonly Movement[]): string | undefined {
  return movements
    .filter(({ isPending }) => !isPending)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}

/** Returns the later of two closing balances of one account. */
export function laterClosing(one: Closing | undefined, other: Closing | undefined): Closing | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.day >= one.day ? other : one;
}

/** Counts the steps whose amounts lead to the closing balance. Steps must not overlap, to keep the work linear. */
function proveSteps(steps: readonly BalanceStep[], amounts: readonly DecimalText[]): Proof | null {
  if (steps.length === 0) return null;
  const agreeing = steps.filter(({ opening, closing, from, to }) =>
    isSameDecimal(addDecimals([opening, ...amounts.slice(from, to)]), closing),
  );
  return { kind: 'statementBalance', agrees: agreeing.length, of: steps.length };
}

/** Adds the proofs of two statements of one account. */
export function addProofs(one: Proof | null, other: Proof | null): Proof | null {
  if (!one || !other) return one ?? other;
  return { kind: one.kind, agrees: one.agrees + other.agrees, of: one.of + other.of };
}

import {
  ImportError,
  MAX_ROWS,
  type Movement,
  type Reading,
  type Statement,
  type UnreadableRow,
} from '../types.ts';

const MAX_UNREADABLE_LENGTH = 500;
/** The most texts that are joined, because each is compared with all others. */
const MAX_JOINED_TEXTS = 100;

/** Gathers the movements of a file by account and currency. */
export class StatementList {
  readonly #statements = new Map<string, Statement>();
  #rowCount = 0;

  /** Returns the statement of an account in a currency, and creates it on first use. */
  getStatement(account: string | null, currency: string | null): Statement {
    const key = JSON.stringify([account, currency]);
    const known = this.#statements.get(key);
    if (known) return known;
    const created = { account, currency, movements: [], balanceRowCount: 0, unreadable: [], proof: null };
    this.#statements.set(key, created);
    return created;
  }

  add(statement: Statement, movement: Movement): void {
    this.#count(movement.line);
    statement.movements.push(movement);
  }

  addUnreadable(statement: Statement, row: UnreadableRow): void {
    this.#count(row.line);
    statement.unreadable.push({ ...row, text: row.text.slice(0, MAX_UNREADABLE_LENGTH) });
  }

  #count(line: number): void {
    this.#rowCount += 1;
    if (this.#rowCount > MAX_ROWS) throw new ImportError('tooManyRows', line);
  }

  /**
   * Returns the reading of the file. Throws ImportError if no movement could be read, with the reason of the first
   * unreadable row.
   */
  finish(questions: Reading['questions'], warnings: Iterable<Reading['warnings'][number]>): Reading {
    const statements = [...this.#statements.values()].filter(
      (each) => each.movements.length + each.unreadable.length + each.balanceRowCount > 0,
    );
    const unreadable = statements.flatMap((each) => each.unreadable);
    if (!statements.some((each) => each.movements.length > 0)) {
      const [first] = unreadable.toSorted((a, b) => a.line - b.line);
      if (!first) throw new ImportError('noMovements');
      throw new ImportError(first.reason === 'date' ? 'wrongDate' : 'wrongAmount', first.line);
    }
    const allWarnings = new Set(warnings);
    if (unreadable.length > 0) allWarnings.add('rowsUnreadable');
    return { statements, questions, warnings: [...allWarnings] };
  }
}

/** Completes a movement with empty values for the fields that its format does not have. */
export function completeMovement(
  known: Pick<Movement, 'line' | 'date' | 'amount' | 'currency' | 'text'> & Partial<Movement>,
): Movement {
  return {
    payee: null,
    bankId: null,
    counterAccount: null,
    isPending: false,
    isTransfer: false,
    category: null,
    note: '',
    tags: [],
    ...known,
  };
}

/** Joins texts on one line, without those that another one contains. */
export function oneLine(texts: readonly (string | null | undefined)[]): string {
  const distinct: string[] = [];
  for (const text of texts.slice(0, MAX_JOINED_TEXTS)) {
    const line = (text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    if (line !== '' && !distinct.some((each) => each.includes(line))) distinct.push(line);
  }
  return distinct
    .filter((line, index) => !distinct.some((each, at) => at > index && each.includes(line)))
    .join(' ');
}

/** Returns the text trimmed and on one line, or null if it is empty. */
export function trimToNull(text: string | null | undefined): string | null {
  const line = oneLine([text]);
  return line === '' ? null : line;
}

import type { Movement, Statement } from './types.ts';

/** Far more than is ever saved: a text of some million characters would stop the comparison with what is there. */
const MAX_TEXT = 10_000;

/** Cuts texts that are too long to be compared. */
export function withShortTexts(statements: Statement[]): Statement[] {
  return statements.map((statement) => ({
    ...statement,
    movements: statement.movements.map((movement) => (isLong(movement) ? cut(movement) : movement)),
    unreadable: statement.unreadable.map((row) => ({ ...row, text: row.text.slice(0, MAX_TEXT) })),
  }));
}

function isLong({ text, payee, note }: Movement): boolean {
  return [text, payee ?? '', note].some((each) => each.length > MAX_TEXT);
}

function cut(movement: Movement): Movement {
  const { text, payee, note } = movement;
  return {
    ...movement,
    text: text.slice(0, MAX_TEXT),
    payee: payee?.slice(0, MAX_TEXT) ?? null,
    note: note.slice(0, MAX_TEXT),
  };
}

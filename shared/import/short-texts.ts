import type { Movement, Statement } from './types.ts';

/** Far more than is ever saved. Comparing a text of a million characters with saved ones would take too long. */
const MAX_TEXT_LENGTH = 10_000;

/** Cuts texts that are too long to be compared. */
export function withShortTexts(statements: Statement[]): Statement[] {
  return statements.map((statement) => ({
    ...statement,
    movements: statement.movements.map((movement) => (isLong(movement) ? shortenTexts(movement) : movement)),
    unreadable: statement.unreadable.map((row) => ({ ...row, text: row.text.slice(0, MAX_TEXT_LENGTH) })),
  }));
}

function isLong({ text, payee, note }: Movement): boolean {
  return [text, payee ?? '', note].some((each) => each.length > MAX_TEXT_LENGTH);
}

function shortenTexts(movement: Movement): Movement {
  const { text, payee, note } = movement;
  return {
    ...movement,
    text: text.slice(0, MAX_TEXT_LENGTH),
    payee: payee?.slice(0, MAX_TEXT_LENGTH) ?? null,
    note: note.slice(0, MAX_TEXT_LENGTH),
  };
}

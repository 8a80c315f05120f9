import { CURSOR, NEXT_CURSOR, type NoteTable } from './note-table.ts';

const OTHER_ID = '01932f4e-9d00-7abc-8def-0123456789ab';
const PATH = '/api/v1/imports/:id/settlements';

/** Notes on the rows of imports that settle a card, or move money between accounts. */
export const SETTLEMENT_NOTES: NoteTable = {
  input: [
    {
      on: [`GET ${PATH}`, `PUT ${PATH}`],
      fields: { id: { description: 'The id of the import.', examples: [OTHER_ID] } },
    },
    { on: [`GET ${PATH}`], fields: { cursor: CURSOR } },
    {
      on: [`PUT ${PATH}`],
      fields: {
        lines: { description: 'The lines of the rows, each once.', examples: [[3, 17]] },
        state: { description: 'The new state of the rows.', examples: ['transfer'] },
        account: {
          description: 'For transfers: the other account; null for one that you do not keep here.',
          examples: [OTHER_ID],
        },
        category: { description: 'For transactions.' },
        type: {
          description: 'For transactions; an expense without it. Money that came in is then a refund.',
        },
        description: { description: 'For transactions; without it, the name in the words of the bank.' },
        note: { description: 'For transactions.' },
      },
    },
  ],
  output: [
    {
      on: [`GET ${PATH}`],
      fields: {
        nextCursor: NEXT_CURSOR,
        'items.account': { description: 'The other account of a transfer; null if it is not kept here.' },
        'items.isChanged': {
          description:
            'Whether its transaction or transfer was edited, split, tagged, deleted, or pays a recurring transaction. The row then stays as it is.',
        },
      },
    },
    {
      on: [`PUT ${PATH}`],
      fields: {
        changed: { description: 'The number of rows with a new state.' },
        kept: { description: 'The lines of the rows that stay as they are.' },
      },
    },
  ],
};

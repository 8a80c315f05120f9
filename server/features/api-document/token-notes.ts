import type { NoteTable } from './note-table.ts';

const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';
const SCOPE = '`add` only adds transactions, `read` only reads, `write` does both and changes them.';
const UNUSED = 'Exact to a day; null if it was never used.';

/** Access tokens, lines of text, and favourites. */
export const TOKEN_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/me/tokens'],
      fields: {
        name: { description: 'For your own list.', examples: ['Phone'] },
        scope: { description: SCOPE, examples: ['add'] },
        days: { description: 'After so many days it ends; 365 by default.', examples: [365] },
      },
    },
    {
      on: ['DELETE /api/v1/me/tokens/:id'],
      fields: { id: { description: 'An id from the list of access tokens.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/quick'],
      fields: {
        id: { description: 'A UUID of version 7 that you make, so that a repeated request adds nothing.' },
        text: {
          description:
            'Amount, day, #tags and @category in any order; the rest is the description. Without a day it is today.',
          examples: ['coffee 2.50 yesterday'],
        },
      },
    },
  ],
  output: [
    {
      on: ['POST /api/v1/me/tokens'],
      fields: {
        scope: { description: SCOPE },
        lastUsedAt: { description: UNUSED },
        token: {
          description: 'The secret. Only its hash is stored, so this is the only answer that has it.',
        },
      },
    },
    {
      on: ['GET /api/v1/me/tokens'],
      fields: {
        'items.scope': { description: SCOPE },
        'items.lastUsedAt': { description: UNUSED },
      },
    },
    {
      on: ['POST /api/v1/quick'],
      fields: {
        transaction: { description: 'Null where something is missing.' },
        'reading.amount': { description: 'In major units; null if the text has none.' },
        'reading.missing': { description: 'What the text lacks. Then nothing is added.' },
        'reading.ambiguous.other': {
          description:
            'The other reading; null if the number may be no amount. An amount of another currency is missing, and its number is here.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/favourites'],
      fields: {
        'items.amount': { description: "In major units of the user's currency." },
        'items.count': { description: 'How often it was added in these days.' },
      },
    },
  ],
};

import { MAJOR_UNITS, ONE_ID, type NoteTable } from './note-table.ts';

const SCOPE =
  '`add` only adds transactions, `read` only reads, and `write` does both and changes transactions.';
const UNUSED = 'Exact to a day; null if the token was never used.';

/** Notes on access tokens, transactions from a line of text, and favourites. */
export const TOKEN_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/me/tokens'],
      fields: {
        name: { description: 'The name in your list of access tokens.', examples: ['Phone'] },
        scope: { description: SCOPE, examples: ['add'] },
        days: {
          description: 'The number of days after which the token expires; 365 by default.',
          examples: [365],
        },
      },
    },
    {
      on: ['DELETE /api/v1/me/tokens/:id'],
      fields: { id: { description: 'An id from the list of access tokens.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/quick'],
      fields: {
        id: { description: 'A UUID of version 7 that you make: a repeated request then adds nothing.' },
        text: {
          description:
            'Amount, day, #tags and @category in any order; the rest is the description. The default day is today.',
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
          description: 'The secret. Only its hash is stored: no other response contains it.',
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
        transaction: {
          description: 'The added transaction; null if something is missing, and for a transfer.',
        },
        'reading.type': {
          description: 'It means nothing if `transfer` is set: then it is always `expense`.',
        },
        'reading.category': {
          description: 'It means nothing if `transfer` is set: then it is always `uncategorized`.',
        },
        'reading.description': { description: 'The note of the transfer if `transfer` is set.' },
        'reading.transfer': {
          description:
            'Both accounts of a transfer. If it is set, the text is neither an expense nor income. It is left out of all other readings.',
        },
        'reading.amount': { description: 'In major units; null if the text has none.' },
        'reading.missing': {
          description: 'The parts that the text lacks. If any is missing, nothing is added.',
        },
        'reading.ambiguous.other': {
          description:
            'The other reading; null if the number may not be an amount. For an amount in another currency, `amount` is missing and its number is here.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/favourites'],
      fields: {
        'items.amount': MAJOR_UNITS,
        'items.count': { description: 'The number of times it was added recently.' },
      },
    },
  ],
};

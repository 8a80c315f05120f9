import { MAJOR_UNITS, type NoteTable } from './note-table.ts';

/** Notes on the search of transactions: its filters, its sums, and its suggestion for a misspelled word. */
export const SEARCH_NOTES: NoteTable = {
  input: [
    {
      on: [
        'GET /api/v1/transactions',
        'GET /api/v1/transactions/totals',
        'GET /api/v1/transactions/spelling',
        'GET /api/v1/transactions.csv',
      ],
      fields: {
        q: {
          description:
            "A part of a text or a tag, the start of a category’s name, or an amount; case and accents do not matter. '>100', '<=20', '=12.50' and '10..20' limit the amount, also together with words; '10-20' does so only alone. Text in quotes is found exactly.",
          examples: ['coffee'],
        },
        category: {
          description:
            'Ids of categories with commas between them. A merged category finds the transactions of the category that took over.',
          examples: ['food,transport'],
        },
        tag: {
          description: 'Whole tags with commas between them; case and accents do not matter.',
          examples: ['home'],
        },
        anyOf: {
          description:
            'Words with commas between them; case, accents and apostrophes do not matter. Finds transactions with a word in a text or tag that begins with any of them, or that is equal to it if it has up to three letters. A word in quotes finds only the whole word or its plural. Words in quotes after a minus exclude matches: `"gas" -"gas station"` does not find a gas station.',
          examples: ['rent,alquiler'],
        },
        min: {
          description:
            "The smallest amount, in major units of the user's currency; the sign of a refund does not matter.",
        },
        max: {
          description:
            "The largest amount, in major units of the user's currency; the sign of a refund does not matter.",
        },
        import: { description: 'The id of an import: finds only the transactions that it added.' },
        account: {
          description: 'One or several ids of accounts, separated by commas: finds their transactions.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions', 'GET /api/v1/transactions.csv'],
      fields: { sort: { description: "The order by date or amount; the default is 'newest'." } },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/transactions/totals'],
      fields: {
        count: { description: 'The number of found transactions.' },
        income: MAJOR_UNITS,
        expenses: MAJOR_UNITS,
        splits: { description: 'Only if parts of split purchases are among them.' },
        'splits.parts': { description: 'The number of found transactions that are such parts.' },
        'splits.purchases': {
          description:
            'The number of found transactions if a split purchase counts as one when all its parts are found.',
        },
        later: {
          description:
            'The sums of found transactions dated after today; only if there are any and the period has begun.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/spelling'],
      fields: {
        meant: { description: 'Null if all words occur in transactions, or if no similar word does.' },
        'meant.q': {
          description:
            'A search to make instead of q, with words of the transactions that the other filters find. They differ from the words of q by one letter, or by two if they have eight letters; amounts stay.',
        },
        'meant.words': { description: 'The words of that search, as a transaction spells them.' },
      },
    },
  ],
};

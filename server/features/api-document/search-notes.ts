import type { NoteTable } from './note-table.ts';

const SUM = { description: "In major units of the user's currency." };

/** The search of expenses and incomes: its filters, its sums, and what somebody may have meant. */
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
            "A part of a text or a tag, or the start of a category’s name, without regard to case and accents, or an amount. '>100', '<=20', '=12.50' and '10..20' limit the amount, also beside words; so does '10-20' alone. Text in quotes is found as it is.",
          examples: ['coffee'],
        },
        category: {
          description:
            'Ids of categories with commas between them. A merged one finds those of the one that took over.',
          examples: ['food,transport'],
        },
        tag: {
          description: 'Whole tags with commas between them, without regard to case and accents.',
          examples: ['home'],
        },
        anyOf: {
          description:
            'Words with commas between them, any of which starts a word of a text or a tag, or is the whole word if it has up to three letters, without regard to case, accents and apostrophes. A word in quotes is found whole or in its plural; words in quotes after a minus, as in `"gas" -"gas station"`, are those in which it does not count.',
          examples: ['rent,alquiler'],
        },
        min: {
          description:
            "The smallest amount, in major units of the user's currency, without the sign of a refund.",
        },
        max: {
          description:
            "The largest amount, in major units of the user's currency, without the sign of a refund.",
        },
        import: { description: 'The id of an import: only the transactions that it made.' },
        source: {
          description: 'The id of a source of imports: only the transactions that its imports made.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions', 'GET /api/v1/transactions.csv'],
      fields: { sort: { description: "By date or by amount; without it, 'newest'." } },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/transactions/totals'],
      fields: {
        count: { description: 'How many transactions the search finds.' },
        income: SUM,
        expenses: SUM,
        splits: { description: 'Only where parts of split purchases are among them.' },
        'splits.parts': { description: 'How many of the transactions are such parts.' },
        'splits.purchases': {
          description: 'The count if a split purchase of which all parts are found is one.',
        },
        later: {
          description:
            'The part that is dated later than today; only where there is one and the period has begun.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/spelling'],
      fields: {
        meant: { description: 'Null where no word is near, and where all are there.' },
        'meant.q': {
          description:
            'The search to make in place of q: words of the transactions that its other filters find, which differ from those of q by one letter, or by two if they have eight, beside the same amounts.',
        },
        'meant.words': { description: 'The words in it, as a transaction spells them.' },
      },
    },
  ],
};

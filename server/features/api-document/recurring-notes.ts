import type { NoteTable } from './note-table.ts';

const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';
const NEW_ID = '01932f4e-8c00-7abc-8def-0123456789ac';
const SCHEDULE = {
  unit: 'month',
  every: 1,
  firstDay: '2026-12-31',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
} as const;
const ADD = 'POST /api/v1/recurring';
const EDIT = 'PATCH /api/v1/recurring/:id';
const WAITING = 'POST /api/v1/recurring/:id/waiting';
const OCCURRENCES = 'GET /api/v1/recurring/occurrences';
const UPCOMING = 'GET /api/v1/recurring/upcoming';
const DECIDE = 'POST /api/v1/recurring/:id/occurrences/:day';

/** Transactions that repeat. */
export const RECURRING_NOTES: NoteTable = {
  input: [
    {
      on: [ADD],
      fields: {
        id: { description: 'A UUID of version 7 that you make.', examples: [ONE_ID] },
        unit: { description: 'With `every`: how often.', examples: [SCHEDULE.unit] },
        every: { description: 'Every so many units.', examples: [SCHEDULE.every] },
        firstDay: {
          description: 'From which the days are counted; at most one year ahead.',
          examples: [SCHEDULE.firstDay],
        },
        secondDay: {
          description: 'The other day of the month, for twice a month; 31 is the last one.',
          examples: [null],
        },
        on: { description: 'Of the month, for months and years.', examples: [SCHEDULE.on] },
        shift: { description: 'Where a day on a weekend moves to.', examples: [SCHEDULE.shift] },
        endDay: { description: 'The last day on which it may occur.', examples: [null] },
        transactionId: { description: 'The transaction that it is made from: the occurrence of its day.' },
      },
    },
    {
      on: [ADD, EDIT],
      fields: {
        description: { description: 'Of each transaction.', examples: ['Rent'] },
        amount: { description: "In major units of the user's currency.", examples: [950] },
        isEstimate: { description: 'Whether the amount differs each time.', examples: [false] },
        mode: {
          description: 'Whether each transaction is added by itself, or the person is asked.',
          examples: ['post'],
        },
      },
    },
    {
      on: [EDIT],
      fields: {
        schedule: { description: 'All of the new schedule.', examples: [SCHEDULE] },
        from: {
          description: 'Changes the occurrences from a day on only, as a new recurring transaction.',
          examples: [{ day: '2027-03-31', newId: NEW_ID }],
        },
      },
    },
    {
      on: [DECIDE],
      fields: {
        day: { description: 'The day of the schedule, before any move.', examples: ['2026-12-31'] },
        act: { description: 'What to do with the occurrence.', examples: ['post'] },
        amount: { description: 'What to post it with; the new amount for `change`.', examples: [942.5] },
        description: { description: 'For `change`, as are category, note and tags.', examples: ['Deposit'] },
        date: {
          description: 'Of the transaction to post; by default the due day, or today if that is sooner.',
        },
        to: { description: 'For `postpone` and `change`: a day after today.' },
      },
    },
    {
      on: [WAITING],
      fields: {
        act: {
          description: 'Post or skip what waits, or let what is skipped wait again.',
          examples: ['skip'],
        },
        days: {
          description: 'Days of the schedule, before any move.',
          examples: [['2026-11-30', '2026-12-31']],
        },
      },
    },
    {
      on: [OCCURRENCES],
      fields: { cursor: { description: 'The nextCursor of the page before.' } },
    },
    {
      on: [UPCOMING],
      fields: {
        cursor: { description: 'The nextCursor of the page before. Lists more of what is due only.' },
        waitingCursor: { description: 'The nextWaitingCursor. Lists more of what waits only.' },
      },
    },
  ],
  output: [
    {
      on: [OCCURRENCES],
      fields: {
        nextCursor: { description: 'Send it as cursor for the next page; missing on the last one.' },
      },
    },
    {
      on: [UPCOMING],
      fields: {
        nextCursor: { description: 'Send it as cursor for more of what is due; missing if that is all.' },
        upcomingCount: { description: 'How many are due in all, where not all are listed.' },
        nextWaitingCursor: {
          description: 'Send it as waitingCursor for more of what waits; missing if that is all.',
        },
        waitingCount: { description: 'How many wait in all, where not all are listed.' },
      },
    },
  ],
};

import { CURSOR, ONE_ID, type NoteTable } from './note-table.ts';
import { SCHEDULE, SCHEDULE_NOTES } from './schedule-notes.ts';

const NEW_ID = '01932f4e-8c00-7abc-8def-0123456789ac';
const ADD = 'POST /api/v1/recurring';
const EDIT = 'PATCH /api/v1/recurring/:id';
const WAITING = 'POST /api/v1/recurring/:id/waiting';
const OCCURRENCES = 'GET /api/v1/recurring/occurrences';
const UPCOMING = 'GET /api/v1/recurring/upcoming';
const DECIDE = 'POST /api/v1/recurring/:id/occurrences/:day';

export const RECURRING_NOTES: NoteTable = {
  input: [
    {
      on: [ADD],
      fields: {
        id: { description: 'A UUID of version 7 that you make.', examples: [ONE_ID] },
        ...SCHEDULE_NOTES,
        transactionId: { description: 'An existing transaction that becomes the occurrence of its day.' },
      },
    },
    {
      on: [ADD, EDIT],
      fields: {
        description: { description: 'The description of each transaction.', examples: ['Rent'] },
        amount: { description: "In major units of the user's currency.", examples: [950] },
        isEstimate: { description: 'Whether the amount differs each time.', examples: [false] },
        account: { description: 'The id of the account from which it is paid, or into which it comes.' },
        mode: {
          description: 'Whether each transaction is added automatically, or only after the user is asked.',
          examples: ['post'],
        },
      },
    },
    {
      on: [EDIT],
      fields: {
        schedule: { description: 'The complete new schedule.', examples: [SCHEDULE] },
        from: {
          description:
            'Changes only the occurrences from a day on, which become a new recurring transaction.',
          examples: [{ day: '2027-03-31', newId: NEW_ID }],
        },
      },
    },
    {
      on: [DECIDE],
      fields: {
        day: { description: 'The day in the schedule, before any move.', examples: ['2026-12-31'] },
        act: { description: 'The act on the occurrence.', examples: ['post'] },
        amount: {
          description: 'The amount of the transaction to post; for `change` the new amount.',
          examples: [942.5],
        },
        description: {
          description: 'Only for `change`, like category, note and tags.',
          examples: ['Deposit'],
        },
        date: {
          description:
            'The day of the transaction to post; by default the due day, or today if that is sooner.',
        },
        to: { description: 'For `postpone` and `change`: a day after today.' },
      },
    },
    {
      on: [WAITING],
      fields: {
        act: {
          description: 'Post or skip the waiting occurrences, or let skipped ones wait again.',
          examples: ['skip'],
        },
        days: {
          description: 'Days in the schedule, before any move.',
          examples: [['2026-11-30', '2026-12-31']],
        },
      },
    },
    {
      on: [OCCURRENCES],
      fields: { cursor: CURSOR },
    },
    {
      on: [UPCOMING],
      fields: {
        cursor: {
          description: 'The nextCursor of the previous page. Lists only more occurrences that are due.',
        },
        waitingCursor: {
          description: 'The nextWaitingCursor of the previous page. Lists only more occurrences that wait.',
        },
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
        nextCursor: {
          description: 'Send it as cursor for more occurrences that are due; missing if there are no more.',
        },
        upcomingCount: { description: 'The number of all due occurrences, if not all are listed.' },
        nextWaitingCursor: {
          description:
            'Send it as waitingCursor for more occurrences that wait; missing if there are no more.',
        },
        waitingCount: { description: 'The number of all waiting occurrences, if not all are listed.' },
      },
    },
  ],
};

import type { NoteTable } from './note-table.ts';

const COUNTS = [
  'AdminMetrics.totalUsers',
  'AdminMetrics.onlineUsers',
  'AdminMetrics.newUsers',
  'AdminMetrics.averageTransactionsPerUser',
  'AdminMetrics.activeUsers.daily',
  'AdminMetrics.activeUsers.weekly',
  'AdminMetrics.activeUsers.monthly',
];
const SUMS = ['AdminMetrics.totalSystemExpenses', 'AdminMetrics.totalSystemIncome'];
const RETENTIONS = [
  'AdminMetrics.retention.day1',
  'AdminMetrics.retention.day7',
  'AdminMetrics.retention.day30',
];

/** The figures of the installation. */
export const METRICS_NOTES: NoteTable = {
  input: [],
  output: [
    {
      on: [...COUNTS, ...SUMS, ...RETENTIONS],
      fields: {
        asOf: { description: 'When it was counted, in UTC; null where it could not be.' },
        missing: { description: "Why the value is 'N/A', or null." },
      },
    },
    {
      on: COUNTS,
      fields: {
        change: { description: 'The value less the one a period before; null if that is unknown.' },
      },
    },
    {
      on: SUMS,
      fields: {
        value: { description: 'What all users have recorded, one line for each currency.' },
        'value.currency': { description: 'An ISO 4217 code.' },
        'value.amount': {
          description:
            'In major units of the currency, as decimal text. Null where several currencies are used, and this one by fewer than three people.',
        },
      },
    },
    {
      on: RETENTIONS,
      fields: {
        value: { description: 'The share of the eligible users who returned, from 0 to 1.' },
        change: { description: 'The share less the one a period before; null if either is unknown.' },
        returned: { description: 'How many of the eligible users came back on that day.' },
        eligible: { description: 'How many users signed up long enough ago to be counted.' },
      },
    },
    {
      on: [
        'AdminMetrics.activity.activeUsers',
        'AdminMetrics.activity.signUps',
        'AdminMetrics.activity.pageViews',
      ],
      fields: { date: { description: 'A calendar day.' } },
    },
    {
      on: ['AdminMetrics'],
      fields: {
        activity: { description: 'Day by day, the last 30; null where it could not be read.' },
        topPages: { description: 'The most viewed screens of the last 30 days, or null.' },
        'topPages.count': { description: 'How often the screen was viewed.' },
        'cohorts.week': { description: 'The Monday of the week in which they signed up.' },
        'cohorts.active': {
          description:
            'How many of them were active in each week from their sign-up on; null for a week that is not over.',
        },
        asOf: { description: 'When the figures that are not live were last counted, in UTC.' },
        timeZone: { description: 'An IANA name; days are counted by it.' },
      },
    },
  ],
};

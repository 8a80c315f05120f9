import { CALENDAR_DAY, type NoteTable } from './note-table.ts';

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

export const METRICS_NOTES: NoteTable = {
  input: [],
  output: [
    {
      on: [...COUNTS, ...SUMS, ...RETENTIONS],
      fields: {
        asOf: { description: 'When the value was counted, in UTC; null if that failed.' },
        missing: { description: "The reason why the value is 'N/A', or null." },
      },
    },
    {
      on: COUNTS,
      fields: {
        change: { description: 'The value less the value of the previous period; null if that is unknown.' },
      },
    },
    {
      on: SUMS,
      fields: {
        value: { description: 'The totals of all users, one for each currency.' },
        'value.currency': { description: 'An ISO 4217 code.' },
        'value.amount': {
          description:
            'In major units of the currency, as decimal text. Null if several currencies are used and fewer than three people use this one.',
        },
      },
    },
    {
      on: RETENTIONS,
      fields: {
        value: { description: 'The share of the eligible users who returned, from 0 to 1.' },
        change: {
          description: 'The share less the share of the previous period; null if either is unknown.',
        },
        returned: { description: 'The number of eligible users who came back on that day.' },
        eligible: { description: 'The number of users who signed up long enough ago to be counted.' },
      },
    },
    {
      on: [
        'AdminMetrics.activity.activeUsers',
        'AdminMetrics.activity.signUps',
        'AdminMetrics.activity.pageViews',
      ],
      fields: { date: CALENDAR_DAY },
    },
    {
      on: ['AdminMetrics'],
      fields: {
        activity: { description: 'The counts of each of the last 30 days; null if they could not be read.' },
        topPages: { description: 'The most viewed screens of the last 30 days, or null.' },
        'topPages.count': { description: 'The number of views of the screen.' },
        'cohorts.week': { description: 'The Monday of the week in which the users of the cohort signed up.' },
        'cohorts.active': {
          description:
            'The number of its users who were active in each week from their sign-up on; null for a week that is not over.',
        },
        asOf: { description: 'When the figures that are not counted live were last counted, in UTC.' },
        timeZone: { description: 'An IANA name; it decides when a day begins.' },
      },
    },
  ],
};

import type { NoteTable } from './note-table.ts';

const LAST_DAY = 'The last day of the plan in the time zone of its user, or null if it has no end.';
const SOURCE =
  'Whether the user requested Premium or an administrator gave it unasked; null without Premium.';

export const PREMIUM_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/premium/request'],
      fields: {
        message: {
          description: 'A message of several lines to the administrators; may be left out.',
          examples: ['For our household.'],
        },
      },
    },
    {
      on: ['PUT /api/v1/admin/users/:id/plan'],
      fields: { until: { description: `${LAST_DAY} It must not have passed.`, examples: ['2099-12-31'] } },
    },
    {
      on: ['GET /api/v1/admin/users', 'GET /api/v1/admin/users.csv'],
      fields: { plan: { description: "The stored plan, or 'requested' for open requests for Premium." } },
    },
  ],
  output: [
    {
      on: ['Profile', 'AdminUser', 'GET /api/v1/admin/users/:id'],
      fields: {
        premiumUntil: { description: LAST_DAY },
        premiumSource: { description: SOURCE },
      },
    },
    {
      on: ['Profile'],
      fields: {
        hasPremium: {
          description:
            'Whether the user has Premium: by their plan, or because the installation gives it to everyone.',
        },
      },
    },
    {
      on: ['AdminUser', 'GET /api/v1/admin/users/:id'],
      fields: {
        hasPremiumPlan: { description: 'Whether the plan is Premium and not over.' },
        premiumRequestedAt: {
          description: 'When the user requested Premium, in UTC; null without an open request.',
        },
      },
    },
    {
      on: ['GET /api/v1/admin/users/:id'],
      fields: { premiumMessage: { description: 'The message of the open request; may be empty.' } },
    },
    {
      on: ['GET /api/v1/premium', 'POST /api/v1/premium/request', 'DELETE /api/v1/premium/request'],
      fields: {
        mode: { description: 'Who has Premium: everyone, or the users to whom an administrator gives it.' },
        until: { description: LAST_DAY },
        source: { description: SOURCE },
        'request.requestedAt': { description: 'When the request was sent, in UTC.' },
        'request.answeredAt': {
          description: 'When the request was answered, in UTC; null while it is open.',
        },
      },
    },
  ],
};

import type { NoteTable } from './note-table.ts';

const LAST_DAY = 'The last day of the plan in the time zone of its user, or null where it has no end.';
const SOURCE = 'Whether the user asked for Premium or an administrator gave it; null without either.';

/** Plans, and requests for Premium. */
export const PREMIUM_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/premium/request'],
      fields: {
        message: {
          description: 'Several lines for the administrators; may be left out.',
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
        hasPremium: { description: 'By the plan, or because the installation gives it to everyone.' },
      },
    },
    {
      on: ['AdminUser', 'GET /api/v1/admin/users/:id'],
      fields: {
        hasPremiumPlan: { description: 'Whether the plan is Premium and not over.' },
        premiumRequestedAt: {
          description: 'When they asked for Premium, in UTC; null without an open request.',
        },
      },
    },
    {
      on: ['GET /api/v1/admin/users/:id'],
      fields: { premiumMessage: { description: 'What they wrote with their open request; may be empty.' } },
    },
    {
      on: ['GET /api/v1/premium', 'POST /api/v1/premium/request', 'DELETE /api/v1/premium/request'],
      fields: {
        mode: { description: 'Who has Premium: everyone, or whom an administrator gives it to.' },
        until: { description: LAST_DAY },
        source: { description: SOURCE },
        'request.requestedAt': { description: 'When it was sent, in UTC.' },
        'request.answeredAt': { description: 'When it was answered, in UTC; null while it is open.' },
      },
    },
  ],
};

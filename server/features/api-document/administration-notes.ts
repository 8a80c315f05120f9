import type { NoteTable } from './note-table.ts';

const UUID = { description: 'A UUID of version 7.' };
const UUID_EXAMPLE = '01932f4e-8c00-7abc-8def-0123456789ab';
const PAGED = [
  'GET /api/v1/admin/users',
  'GET /api/v1/admin/online-users',
  'GET /api/v1/admin/notifications',
  'GET /api/v1/admin/mail-deliveries',
  'GET /api/v1/admin/audit',
];

/** Everything for administrators but the figures. */
export const ADMINISTRATION_NOTES: NoteTable = {
  input: [
    {
      on: PAGED,
      fields: {
        page: {
          description: 'Counted from 1; instead of a page after the last one, the last one is answered.',
        },
        pageSize: { description: 'How many items a page has; without it, the page size of the settings.' },
      },
    },
    {
      on: ['GET /api/v1/admin/users', 'GET /api/v1/admin/users.csv'],
      fields: {
        q: { description: 'A part of the name or of the e-mail address.', examples: ['ana'] },
        sort: { description: "Without it, 'newest'." },
      },
    },
    {
      on: [
        'GET /api/v1/admin/users/:id',
        'PUT /api/v1/admin/users/:id/role',
        'PUT /api/v1/admin/users/:id/suspension',
        'PUT /api/v1/admin/users/:id/plan',
        'POST /api/v1/admin/users/:id/premium-request/decline',
        'POST /api/v1/admin/users/:id/reset-link',
      ],
      fields: { id: { description: 'The id of the user.', examples: [UUID_EXAMPLE] } },
    },
    {
      on: ['PUT /api/v1/admin/users/role', 'PUT /api/v1/admin/users/:id/role'],
      fields: { isAdmin: { description: 'Any value but true counts as false.', examples: [true] } },
    },
    {
      on: ['PUT /api/v1/admin/users/suspension', 'PUT /api/v1/admin/users/:id/suspension'],
      fields: { isSuspended: { description: 'Any value but true counts as false.', examples: [true] } },
    },
    {
      on: ['POST /api/v1/admin/notifications/:id/read'],
      fields: { id: { description: 'The id of the notice.', examples: [UUID_EXAMPLE] } },
    },
    {
      on: ['PATCH /api/v1/admin/settings'],
      fields: {
        instanceName: { description: 'One line; spaces around it are dropped.', examples: ['Casa Ureña'] },
        timeZone: {
          description: 'An IANA name. Days are counted by it, and new users who do not send theirs get it.',
          examples: ['Europe/Madrid'],
        },
      },
    },
    {
      on: ['POST /api/v1/admin/invites'],
      fields: {
        note: { description: 'Who the invitation is for; only administrators see it.', examples: ['Marta'] },
      },
    },
    {
      on: ['DELETE /api/v1/admin/invites/:id'],
      fields: { id: { description: 'The id of the invitation.', examples: [UUID_EXAMPLE] } },
    },
    {
      on: ['GET /api/v1/admin/backups/:id', 'DELETE /api/v1/admin/backups/:id'],
      fields: {
        id: {
          description: 'When the backup was made, as in the name of its file.',
          examples: ['2026-11-21T20-18-09-123Z'],
        },
      },
    },
    {
      on: ['GET /api/v1/admin/audit'],
      fields: {
        actor: {
          description:
            "The id of the user who did it, 'shell' for the command line or 'system' for the server.",
        },
        target: { description: 'The id of what it was done to.' },
        from: {
          description: 'First day, included, by the time zone of the settings.',
          examples: ['2026-11-01'],
        },
        to: {
          description: 'Last day, included, by the time zone of the settings.',
          examples: ['2026-11-30'],
        },
      },
    },
  ],
  output: [
    {
      on: PAGED,
      fields: {
        pages: { description: 'How many pages there are, at least 1.' },
        total: { description: 'How many items there are on all pages.' },
      },
    },
    {
      on: ['AdminUser', 'GET /api/v1/admin/users/:id'],
      fields: {
        id: UUID,
        createdAt: { description: 'When they signed up, in UTC.' },
        lastSeen: { description: 'When they were last online, in UTC, or null.' },
      },
    },
    {
      on: ['GET /api/v1/admin/users/:id'],
      fields: {
        country: { description: 'An ISO 3166 code, or the name that was sent.' },
        termsVersion: { description: 'The version of the terms that was accepted; 0 for none.' },
        timeZone: { description: 'An IANA name.' },
        updatedAt: { description: 'When the profile was last changed, in UTC.' },
        'sessions.createdAt': { description: 'When the session began, in UTC.' },
        'sessions.lastUsedAt': {
          description: 'When the session was last used, in UTC, at most five minutes behind.',
        },
        'records.expenses': { description: 'How many expenses they have.' },
        'records.incomes': { description: 'How many incomes they have.' },
      },
    },
    {
      on: ['POST /api/v1/admin/users/:id/reset-link'],
      fields: { expiresAt: { description: 'Until when the link works, in UTC.' } },
    },
    {
      on: [
        'GET /api/v1/admin/online-users.items',
        'GET /api/v1/admin/notifications.items',
        'GET /api/v1/admin/mail-deliveries.items',
        'AuditEntry',
        'Invite',
      ],
      fields: { id: UUID },
    },
    {
      on: ['GET /api/v1/admin/mail-deliveries'],
      fields: { 'items.createdAt': { description: 'When the message was written, in UTC.' } },
    },
    {
      on: ['AuditEntry'],
      fields: {
        at: { description: 'When it was done, in UTC.' },
        before: { description: 'The old values of what changed; secrets are masked.' },
        after: { description: 'The new values of what changed; secrets are masked.' },
      },
    },
    {
      on: ['Invite'],
      fields: {
        note: { description: 'Who it is for; may be empty.' },
        createdAt: { description: 'When it was made, in UTC.' },
        expiresAt: { description: 'Until when its link works, in UTC.' },
      },
    },
    {
      on: ['Backup'],
      fields: {
        id: { description: 'When it was made, as in the name of its file.' },
        createdAt: { description: 'When it was made, in UTC.' },
      },
    },
    {
      on: ['GET /api/v1/admin/settings', 'PATCH /api/v1/admin/settings'],
      fields: {
        'settings.timeZone': {
          description: 'An IANA name. Days are counted by it, and new users who do not send theirs get it.',
        },
        ownUrl: { description: 'What links in mail begin with while publicUrl is null.' },
        fixed: {
          description:
            'The settings that the environment has set, which cannot be changed here, each with the name of its variable.',
        },
        secrets: { description: 'Which secrets are stored; what they are is never answered.' },
      },
    },
    {
      on: ['POST /api/v1/admin/mail-test'],
      fields: { to: { description: 'The e-mail address that the message was sent to.' } },
    },
    {
      on: ['GET /api/v1/admin/health'],
      fields: {
        'jobs.isFailed': { description: "Whether its last run failed; the server's log says why." },
        'jobs.isSkipped': { description: 'Whether no backup was made because too little space is free.' },
        isBackupLate: {
          description:
            'Whether the last backup is older than two days, or than eight where the schedule is weekly. Without a schedule and a backup, it is not.',
        },
      },
    },
  ],
};

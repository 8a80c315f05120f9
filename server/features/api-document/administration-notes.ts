import { ONE_ID, UUID, type NoteTable } from './note-table.ts';

const PAGED = [
  'GET /api/v1/admin/users',
  'GET /api/v1/admin/online-users',
  'GET /api/v1/admin/notifications',
  'GET /api/v1/admin/mail-deliveries',
  'GET /api/v1/admin/audit',
];

/** Notes on the endpoints for administrators, except for metrics, support and plans. */
export const ADMINISTRATION_NOTES: NoteTable = {
  input: [
    {
      on: PAGED,
      fields: {
        page: {
          description: 'Starts at 1. If there are fewer pages, the response has the last one.',
        },
        pageSize: {
          description: 'The number of items on a page; the default is the page size of the settings.',
        },
      },
    },
    {
      on: ['GET /api/v1/admin/users', 'GET /api/v1/admin/users.csv'],
      fields: {
        q: { description: 'A part of the name or of the e-mail address.', examples: ['ana'] },
        sort: { description: "The default is 'newest'." },
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
      fields: { id: { description: 'The id of the user.', examples: [ONE_ID] } },
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
      fields: { id: { description: 'The id of the notification.', examples: [ONE_ID] } },
    },
    {
      on: ['PATCH /api/v1/admin/settings'],
      fields: {
        instanceName: { description: 'One line; spaces around it are removed.', examples: ['Casa Ureña'] },
        timeZone: {
          description:
            'An IANA name. It decides when a day begins, and new users get it unless they send their own.',
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
      fields: { id: { description: 'The id of the invitation.', examples: [ONE_ID] } },
    },
    {
      on: ['GET /api/v1/admin/backups/:id', 'DELETE /api/v1/admin/backups/:id'],
      fields: {
        id: {
          description: 'The instant of the backup, as in the name of its file.',
          examples: ['2026-11-21T20-18-09-123Z'],
        },
      },
    },
    {
      on: ['GET /api/v1/admin/audit'],
      fields: {
        actor: {
          description:
            "The id of the user who acted, 'shell' for the command line or 'system' for the server.",
        },
        target: { description: 'The id of the user or thing that was changed.' },
        from: {
          description: 'First day, included, in the time zone of the settings.',
          examples: ['2026-11-01'],
        },
        to: {
          description: 'Last day, included, in the time zone of the settings.',
          examples: ['2026-11-30'],
        },
      },
    },
  ],
  output: [
    {
      on: PAGED,
      fields: {
        pages: { description: 'The number of pages, at least 1.' },
        total: { description: 'The number of items on all pages.' },
      },
    },
    {
      on: ['AdminUser', 'GET /api/v1/admin/users/:id'],
      fields: {
        id: UUID,
        createdAt: { description: 'When the user signed up, in UTC.' },
        lastSeen: { description: 'When the user was last online, in UTC, or null.' },
      },
    },
    {
      on: ['GET /api/v1/admin/users/:id'],
      fields: {
        country: { description: 'An ISO 3166 code, or the name that was sent.' },
        termsVersion: { description: 'The version of the terms that was accepted; 0 for none.' },
        timeZone: { description: 'An IANA name.' },
        updatedAt: { description: 'When the profile was last changed or the user last signed in, in UTC.' },
        'sessions.createdAt': { description: 'When the session began, in UTC.' },
        'sessions.lastUsedAt': {
          description: 'When the session was last used, in UTC, at most five minutes behind.',
        },
        'records.expenses': { description: 'The number of their expenses.' },
        'records.incomes': { description: 'The number of their incomes.' },
      },
    },
    {
      on: ['POST /api/v1/admin/users/:id/reset-link'],
      fields: { expiresAt: { description: 'When the link expires, in UTC.' } },
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
        at: { description: 'When the actor did it, in UTC.' },
        before: { description: 'The old values of the changed fields; secrets are masked.' },
        after: { description: 'The new values of the changed fields; secrets are masked.' },
      },
    },
    {
      on: ['Invite'],
      fields: {
        note: { description: 'Who the invitation is for; may be empty.' },
        createdAt: { description: 'When the invitation was made, in UTC.' },
        expiresAt: { description: 'When its link expires, in UTC.' },
      },
    },
    {
      on: ['Backup'],
      fields: {
        id: { description: 'The instant of the backup, as in the name of its file.' },
        createdAt: { description: 'When the backup was made, in UTC.' },
        isEncrypted: {
          description: 'Whether it is encrypted with the passphrase of the operator, in the format of age.',
        },
      },
    },
    {
      on: ['GET /api/v1/admin/backups'],
      fields: {
        isEncrypted: { description: 'Whether new backups are encrypted.' },
        lastTrial: {
          description: 'The last weekly restore into a temporary place; null before the first one.',
        },
        'lastTrial.at': { description: 'When it ended, in UTC.' },
        'lastTrial.reason': {
          description: 'Why it was skipped: too little free space, or the last one took over ten minutes.',
        },
        'lastTrial.transactions': { description: 'The restored transactions; null unless it passed.' },
        'lastTrial.seconds': { description: 'How long the last one took that was not skipped.' },
      },
    },
    {
      on: ['GET /api/v1/admin/settings', 'PATCH /api/v1/admin/settings'],
      fields: {
        'settings.timeZone': {
          description:
            'An IANA name. It decides when a day begins, and new users get it unless they send their own.',
        },
        ownUrl: { description: 'The address with which links in mail begin while publicUrl is null.' },
        fixed: {
          description:
            'The settings that environment variables set and nobody can change here, each with the name of its variable.',
        },
        secrets: { description: 'Whether each secret is stored; the response never contains the secrets.' },
      },
    },
    {
      on: ['POST /api/v1/admin/mail-test'],
      fields: { to: { description: 'The e-mail address that the message was sent to.' } },
    },
    {
      on: ['GET /api/v1/admin/health'],
      fields: {
        'jobs.isFailed': { description: "Whether the job's last run failed; the server's log says why." },
        'jobs.isSkipped': {
          description: 'Whether no backup was made because there is too little free space.',
        },
        isBackupLate: {
          description:
            'Whether the last backup is older than two days, or than eight with a weekly schedule; false without a schedule or a backup.',
        },
        isRestoreTrialFailed: {
          description: 'Whether the last weekly restore into a temporary place failed.',
        },
        isBackupCopyMissing: {
          description:
            'Whether the last backup is not in the second folder of `BACKUP_COPY_DIR`; false without one.',
        },
      },
    },
  ],
};

import { ONE_ID, UUID, type NoteTable } from './note-table.ts';

const EMAIL = 'ana@example.org';
const PASSWORD = 'three unrelated words';
const CHOSEN_PASSWORD = 'At least minPasswordLength characters, and not one of the most used passwords.';

/** Notes on signing up and in, sessions, passwords, addresses, and the endpoints for visitors. */
export const ACCOUNT_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/auth/sign-up/email'],
      fields: {
        email: { description: 'Stored in lower case.', examples: [EMAIL] },
        setupCode: {
          description: 'The code that the server prints at its start while there is no administrator.',
        },
        invite: {
          description: 'The code in an invitation link; needed if only invited people may sign up.',
        },
      },
    },
    {
      on: ['POST /api/auth/sign-up/email', 'POST /api/auth/verify-email'],
      fields: {
        password: { description: CHOSEN_PASSWORD, examples: [PASSWORD] },
        name: {
          description: 'The default is the part of the e-mail address before the at-sign.',
          examples: ['Ana Ureña'],
        },
        termsAccepted: { description: 'Must be true: the person accepts the terms and the privacy policy.' },
      },
    },
    {
      on: ['POST /api/auth/sign-in/email', 'POST /api/auth/request-password-reset'],
      fields: {
        email: { description: 'The e-mail address of the account, in any case.', examples: [EMAIL] },
      },
    },
    {
      on: [
        'POST /api/auth/sign-in/email',
        'DELETE /api/v1/me',
        'POST /api/v1/me/email',
        'POST /api/v1/me/proof',
      ],
      fields: { password: { description: 'The password of the account.', examples: [PASSWORD] } },
    },
    {
      on: ['POST /api/auth/reset-password', 'POST /api/v1/me/password'],
      fields: { newPassword: { description: CHOSEN_PASSWORD, examples: ['four other unrelated words'] } },
    },
    {
      on: ['POST /api/v1/me/password'],
      fields: {
        currentPassword: { description: 'The password before the change.', examples: [PASSWORD] },
      },
    },
    {
      on: [
        'POST /api/auth/reset-password/check',
        'POST /api/auth/reset-password',
        'POST /api/auth/email-change/check',
        'POST /api/auth/email-change/confirm',
        'POST /api/auth/email-change/cancel',
        'POST /api/auth/verify-email/check',
        'POST /api/auth/verify-email',
      ],
      fields: { token: { description: 'The code in the link that was mailed.' } },
    },
    {
      on: ['POST /api/auth/invite/check'],
      fields: { token: { description: 'The code in the invitation link.' } },
    },
    {
      on: ['POST /api/auth/sign-up/email', 'POST /api/auth/verify-email', 'PATCH /api/v1/me'],
      fields: {
        currency: { description: 'An ISO 4217 code.', examples: ['EUR'] },
        timeZone: { description: 'An IANA name; it decides when a day begins.', examples: ['Europe/Madrid'] },
      },
    },
    {
      on: ['POST /api/v1/me/email'],
      fields: { newEmail: { description: 'Stored in lower case.', examples: ['ana.urena@example.org'] } },
    },
    {
      on: ['DELETE /api/v1/me/sessions/:id'],
      fields: {
        id: {
          description: 'An id from the list of sessions.',
          examples: [ONE_ID],
        },
      },
    },
    {
      on: ['GET /api/v1/me/export'],
      fields: { format: { description: "The default is 'json'.", examples: ['json'] } },
    },
    {
      on: ['DELETE /api/v1/me'],
      fields: {
        confirm: { description: 'The e-mail address of the account, as a confirmation.', examples: [EMAIL] },
      },
    },
    {
      on: ['POST /api/v1/page-views'],
      fields: {
        path: {
          description: 'The address of a screen; its query and ids are not stored.',
          examples: ['/dashboard'],
        },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/instance'],
      fields: {
        name: { description: 'The name of the installation.' },
        mail: { description: 'Whether the installation sends mail.' },
      },
    },
    {
      on: ['POST /api/auth/email-change/check'],
      fields: {
        address: {
          description: 'Whether the link was mailed to the old or the new address; null if that is unknown.',
        },
      },
    },
    {
      on: ['GET /api/v1/me/email'],
      fields: {
        pending: { description: 'The change that is not confirmed yet, or null.' },
        'pending.confirmed': { description: 'The addresses that have confirmed the change.' },
        'pending.expiresAt': { description: 'When the mailed links expire, in UTC.' },
      },
    },
    {
      on: ['GET /api/v1/me/sessions'],
      fields: {
        'items.id': UUID,
        'items.createdAt': { description: 'When the session began, in UTC.' },
        'items.lastUsedAt': {
          description: 'When the session was last used, in UTC, at most five minutes behind.',
        },
        'items.expiresAt': {
          description: 'When the session expires, in UTC; using it can extend it.',
        },
        'items.address': { description: 'The network address from which the session was started, or null.' },
        'items.isCurrent': { description: 'Whether this request belongs to the session.' },
      },
    },
    {
      on: ['GET /api/v1/me/activity-log'],
      fields: { 'items.id': UUID },
    },
    {
      on: ['GET /api/v1/me/export'],
      fields: { 'photo.base64': { description: 'The content of the photo.' } },
    },
  ],
};

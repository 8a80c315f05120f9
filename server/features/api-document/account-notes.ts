import type { NoteTable } from './note-table.ts';

const EMAIL = 'ana@example.org';
const PASSWORD = 'three unrelated words';
const CHOSEN_PASSWORD = 'At least minPasswordLength characters long, and none of the most used passwords.';

/** Signing up and in, sessions, passwords and addresses, and what visitors see. */
export const ACCOUNT_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/auth/sign-up/email'],
      fields: {
        email: { description: 'Kept in lower case.', examples: [EMAIL] },
        setupCode: {
          description: 'The code that the server prints at its start while there is no administrator.',
        },
        invite: {
          description: 'The code in an invitation link; needed where only invited people may sign up.',
        },
      },
    },
    {
      on: ['POST /api/auth/sign-up/email', 'POST /api/auth/verify-email'],
      fields: {
        password: { description: CHOSEN_PASSWORD, examples: [PASSWORD] },
        name: {
          description: 'Without it, the part of the e-mail address before the at-sign.',
          examples: ['Ana Ureña'],
        },
        termsAccepted: { description: 'Has to be true: the terms and the privacy policy are accepted.' },
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
      fields: { newEmail: { description: 'Kept in lower case.', examples: ['ana.urena@example.org'] } },
    },
    {
      on: ['DELETE /api/v1/me/sessions/:id'],
      fields: {
        id: {
          description: 'An id from the list of sessions.',
          examples: ['01932f4e-8c00-7abc-8def-0123456789ab'],
        },
      },
    },
    {
      on: ['GET /api/v1/me/export'],
      fields: { format: { description: "Without it, 'json'.", examples: ['json'] } },
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
          description: 'The address of a screen; its query and the ids in it are not kept.',
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
        address: { description: 'Which of the two addresses the link was mailed to; null if it is unknown.' },
      },
    },
    {
      on: ['GET /api/v1/me/email'],
      fields: {
        pending: { description: 'The change that waits to be confirmed, or null.' },
        'pending.confirmed': { description: 'Which of the two addresses have confirmed the change.' },
        'pending.expiresAt': { description: 'Until when the links that were mailed work, in UTC.' },
      },
    },
    {
      on: ['GET /api/v1/me/sessions'],
      fields: {
        'items.id': { description: 'A UUID of version 7.' },
        'items.createdAt': { description: 'When the session began, in UTC.' },
        'items.lastUsedAt': {
          description: 'When the session was last used, in UTC, at most five minutes behind.',
        },
        'items.expiresAt': {
          description: 'When the session ends, in UTC; using it before then can extend it.',
        },
        'items.address': { description: 'The network address that the session was started from, or null.' },
        'items.isCurrent': { description: 'Whether it is the session of this request.' },
      },
    },
    {
      on: ['GET /api/v1/me/activity-log'],
      fields: { 'items.id': { description: 'A UUID of version 7.' } },
    },
    {
      on: ['GET /api/v1/me/export'],
      fields: { 'photo.base64': { description: 'The photo itself.' } },
    },
  ],
};

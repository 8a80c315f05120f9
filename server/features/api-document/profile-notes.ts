import type { NoteTable } from './note-table.ts';

const IN_DEGREES = 'In degrees; used to find the nearest city and never stored.';

export const PROFILE_NOTES: NoteTable = {
  input: [
    {
      on: ['PATCH /api/v1/me'],
      fields: {
        displayName: { description: 'One line; spaces around it are removed.', examples: ['Ana Ureña'] },
        firstDayOfWeek: { description: '0 for Sunday, 1 for Monday, 6 for Saturday.' },
        monthStartsOn: {
          description: 'The day on which a budget month starts, or the last workday of the month before.',
        },
        mails: { description: 'Which mails the user gets; only a confirmed address gets any.' },
        'mails.reminders': {
          description: 'Recurring transactions that are due tomorrow or wait, at most once a day.',
        },
        'mails.budgetAlerts': { description: 'Budgets that reach 80% or 100%.' },
        'mails.monthReport': {
          description: 'A report of the previous month, in the first three days of a month.',
        },
        'mails.monthAmounts': { description: 'Whether the report shows amounts.' },
        uid: { description: 'Accepted and ignored.' },
        email: { description: 'Accepted and ignored.' },
        createdAt: { description: 'Accepted and ignored.' },
      },
    },
    {
      on: ['POST /api/v1/me/terms'],
      fields: {
        accepted: { description: 'Must be true.' },
        version: { description: 'The version of the shown terms.' },
      },
    },
    {
      on: ['GET /api/v1/me/photo'],
      fields: { v: { description: 'The version of the photo, as in photoURL.' } },
    },
    {
      on: ['POST /api/v1/me/location/nearest', 'PUT /api/v1/me/location'],
      fields: {
        latitude: { description: IN_DEGREES, examples: [40.4168] },
        longitude: { description: IN_DEGREES, examples: [-3.7038] },
      },
    },
    {
      on: ['PUT /api/v1/me/location'],
      fields: {
        city: { description: 'One line; needs the country, and no coordinates.', examples: ['Madrid'] },
        country: { description: 'An ISO 3166 code, or a name in one line.', examples: ['ES'] },
      },
    },
  ],
  output: [
    {
      on: ['Profile'],
      fields: {
        photoURL: { description: 'The address of the photo, or null.' },
        country: { description: 'An ISO 3166 code, or the name that was sent.' },
        locationDeclined: {
          description: 'Whether the user does not want to be asked for the location again.',
        },
        termsVersion: { description: 'The version of the terms that was accepted; 0 for none.' },
        currency: { description: 'An ISO 4217 code.' },
        timeZone: { description: 'An IANA name; it decides when a day begins.' },
        firstDayOfWeek: { description: '0 for Sunday, 1 for Monday, 6 for Saturday.' },
        unreadNotifications: { description: 'Always 0 for people who are not administrators.' },
        createdAt: { description: 'When the user signed up, in UTC.' },
        updatedAt: { description: 'When the profile was last changed or the user last signed in, in UTC.' },
        lastSeen: { description: 'When the user was last online, in UTC, or null.' },
      },
    },
    {
      on: ['POST /api/v1/me/location/nearest'],
      fields: { country: { description: 'An ISO 3166 code.' } },
    },
  ],
};

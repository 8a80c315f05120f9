import { OWN_ID, type NoteTable } from './note-table.ts';

const ONE_CONVERSATION = '01932f4e-8c00-7abc-8def-0123456789ac';
const ONE_USER = '01932f4e-7b00-7abc-8def-0123456789ac';
const STATE =
  'An `open` conversation waits for an administrator, an `answered` one for the person; a `closed` one opens again when somebody writes.';
const DESK = '/api/v1/admin/support/:userId/:id';

/** Notes on conversations with the administrators. */
export const SUPPORT_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/support'],
      fields: {
        id: { description: OWN_ID, examples: [ONE_CONVERSATION] },
        subject: { description: 'One line.', examples: ['My bank file'] },
      },
    },
    {
      on: ['POST /api/v1/support', 'POST /api/v1/support/:id/messages', `POST ${DESK}/messages`],
      fields: { text: { description: 'One or more lines.', examples: ['It cannot be read.'] } },
    },
    {
      on: [
        'GET /api/v1/support/:id',
        'POST /api/v1/support/:id/read',
        'POST /api/v1/support/:id/close',
        `GET ${DESK}`,
        `PUT ${DESK}/assignment`,
        `PUT ${DESK}/state`,
      ],
      fields: { id: { description: 'The id of the conversation.', examples: [ONE_CONVERSATION] } },
    },
    {
      on: ['GET /api/v1/support/:id', `GET ${DESK}`],
      fields: {
        before: { description: 'Lists the messages before the message with this number.', examples: [51] },
      },
    },
    {
      on: [`GET ${DESK}`, `POST ${DESK}/messages`, `PUT ${DESK}/assignment`, `PUT ${DESK}/state`],
      fields: { userId: { description: 'The id of the person.', examples: [ONE_USER] } },
    },
    {
      on: ['GET /api/v1/admin/support'],
      fields: {
        state: { description: `${STATE} Without it, all conversations are listed.`, examples: ['open'] },
        assigned: {
          description:
            'Lists the conversations of the administrator who asks, or those of nobody; without it, all.',
          examples: ['mine'],
        },
        q: {
          description: 'A part of the subject, a message, the name or the e-mail address.',
          examples: ['bank'],
        },
      },
    },
    {
      on: [`POST ${DESK}/messages`],
      fields: {
        seen: {
          description:
            'The number of the last message that you have seen. Your message is refused if another administrator answered after it.',
          examples: [1],
        },
      },
    },
    {
      on: [`PUT ${DESK}/assignment`],
      fields: {
        to: { description: 'The id of an administrator, or null for nobody.', examples: [ONE_USER] },
        from: {
          description:
            'The administrator who was responsible when you decided, or null. The request is refused if that has changed.',
          examples: [null],
        },
      },
    },
    {
      on: [`PUT ${DESK}/state`],
      fields: { state: { description: STATE, examples: ['closed'] } },
    },
  ],
  output: [
    {
      on: ['Profile'],
      fields: {
        unreadAnswers: { description: 'The number of the user’s conversations with an unread answer.' },
      },
    },
    {
      on: ['GET /api/v1/support'],
      fields: { unread: { description: 'The number of the user’s conversations with an unread answer.' } },
    },
    {
      on: ['GET /api/v1/admin/support/desk'],
      fields: {
        waiting: { description: 'The number of open conversations.' },
        administrators: { description: 'The administrators who are not suspended.' },
      },
    },
  ],
};

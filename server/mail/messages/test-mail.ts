import type { Message } from '../mailer.ts';
import { writeMail, type Recipient } from './write-mail.ts';

/** Writes the mail that shows an administrator that mail arrives. */
export function testMail(recipient: Recipient, details: { baseUrl: string }): Omit<Message, 'id'> {
  const {
    userId: _,
    kind: __,
    ...message
  } = writeMail(recipient, {
    kind: 'test',
    link: `${details.baseUrl}/admin/system-settings`,
    baseUrl: details.baseUrl,
  });
  return message;
}

import type { Message } from '../mailer.ts';
import { writeMail, type Recipient } from './write-mail.ts';

/** Shows an administrator that mail arrives. */
export function testMail(to: Recipient, about: { baseUrl: string }): Omit<Message, 'id'> {
  const {
    userId: _,
    kind: __,
    ...message
  } = writeMail(to, {
    kind: 'test',
    link: `${about.baseUrl}/admin/system-settings`,
    baseUrl: about.baseUrl,
  });
  return message;
}

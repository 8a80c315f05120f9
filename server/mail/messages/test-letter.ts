import type { Message } from '../mailer.ts';
import { writeLetter, type Recipient } from './letter.ts';

/** Shows an administrator that mail arrives. */
export function testLetter(to: Recipient, about: { baseUrl: string }): Omit<Message, 'id'> {
  const {
    userId: _,
    kind: __,
    ...message
  } = writeLetter(to, {
    kind: 'test',
    link: `${about.baseUrl}/admin/system-settings`,
    baseUrl: about.baseUrl,
  });
  return message;
}

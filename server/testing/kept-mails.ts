import type { Mailer, Message } from '#server/mail/mailer.ts';

/** A mailer that sends nothing and keeps what it was given. */
export function keepMails(): { mailer: Mailer; sent: Message[] } {
  const sent: Message[] = [];
  const send = (message: Message) => {
    sent.push(message);
    return Promise.resolve();
  };
  return { mailer: { send }, sent };
}

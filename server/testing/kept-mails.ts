import type { Mailer, Message } from '#server/mail/mailer.ts';

/** Creates a mailer that sends nothing and keeps its mails. */
export function keepMails(): { mailer: Mailer; sent: Message[] } {
  const sent: Message[] = [];
  const send = (message: Message) => {
    sent.push(message);
    return Promise.resolve();
  };
  return { mailer: { send }, sent };
}

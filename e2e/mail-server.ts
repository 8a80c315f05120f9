import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** The settings of a product that sends its mail here. */
  env: Record<string, string>;
  /** The next message to this address, as soon as it is there. */
  next: (to: string) => Promise<Email>;
  stop: () => Promise<void>;
}

/** A real mail server on this machine, which keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const arrivals: { to: string; mail: Email }[] = [];
  const arrival = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void keep(envelope.rcptTo.map(({ address }) => address)[0] ?? '', Buffer.concat(chunks));
        done();
      });
    },
  });

  async function keep(to: string, raw: Buffer): Promise<void> {
    arrivals.push({ to, mail: await PostalMime.parse(raw) });
    arrival.dispatchEvent(new Event('mail'));
  }

  async function next(to: string): Promise<Email> {
    for (;;) {
      const index = arrivals.findIndex((each) => each.to === to);
      const [found] = index < 0 ? [] : arrivals.splice(index, 1);
      if (found) return found.mail;
      await new Promise((resolve) => arrival.addEventListener('mail', resolve, { once: true }));
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Saldo <saldo@example.org>' },
    next,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

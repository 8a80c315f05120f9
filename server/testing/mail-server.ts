import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail with its parsed content; `login` is `user:password`. */
export type ReceivedMail = Email & { raw: string; recipients: string[]; login: string | undefined };

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves with the first mail to this address that was not taken yet. */
  take: (to: string) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

/** Starts a real mail server on this machine, which keeps what it receives. It rejects the address `refuses`. */
export async function startMailServer(
  options: { port?: number; refuses?: string } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const untaken: ReceivedMail[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username = '', password = '' }, _session, done) {
      done(null, { user: `${username}:${password}` });
    },
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(`No such user here: <${address}>`), { responseCode: 550 });
      done(address === options.refuses ? refusal : undefined);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void receive(stream, { recipients, login: session.user }, done);
    },
  });
  server.on('error', () => undefined);

  async function receive(
    stream: AsyncIterable<Buffer>,
    envelope: Pick<ReceivedMail, 'recipients' | 'login'>,
    done: () => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const mail = { ...(await PostalMime.parse(raw)), raw: raw.toString(), ...envelope };
    received.push(mail);
    untaken.push(mail);
    for (const look of waiting) look();
    done();
  }

  async function take(to: string): Promise<ReceivedMail> {
    for (;;) {
      const index = untaken.findIndex(({ recipients }) => recipients.includes(to));
      const [mail] = index < 0 ? [] : untaken.splice(index, 1);
      if (mail) return mail;
      await new Promise<void>((resolve) => {
        const look = () => {
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    }
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    take,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the token of the link to a page in a mail; '' if there is none. */
export function tokenIn(mail: ReceivedMail | undefined, page: string): string {
  return new RegExp(String.raw`/${page}\?token=([\w-]+\.[\w-]{43})&lang=`).exec(mail?.text ?? '')?.[1] ?? '';
}

/** Starts a mail server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{
  url: string;
  /** Resolves once a client has connected. */
  connected: Promise<unknown>;
  stop: () => Promise<void>;
}> {
  const server: Server = createServer();
  const sockets = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connected,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

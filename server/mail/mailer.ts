import type { Transporter } from 'nodemailer';
import { isLoopbackHost } from './loopback.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Config } from '#server/config.ts';

type Mailbox = NonNullable<Config['mail']>['from'];

/** A mail server that is down or does not respond must not block the outbox for long. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** A message to send. Each attempt has the same `id`, so that a mail server can recognise a repeat. */
export type Message = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address to which a mail program posts to switch such messages off with one tap (RFC 8058). */
  stopUrl?: string;
};

export type Mailer = {
  /** Resolves once the mail server has accepted the message. Throws its error, or `AbortError`. */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
};

/** A mail server, by its address or by its parts. */
export type MailServer =
  | { smtpUrl: string; from: Mailbox }
  | {
      host: string;
      port: number;
      security: SystemSettings['smtpSecurity'];
      login: { user: string; pass: string } | undefined;
      from: Mailbox;
    };

/**
 * Sends over SMTP. A password goes to another machine only over TLS, unless the operator has written
 * `?requireTLS=false` into SMTP_URL, which may carry any option of the transport.
 */
export function createMailer(server: MailServer): Mailer {
  const { from } = server;
  let transport: Promise<Transporter> | undefined;
  return {
    async send(message, signal) {
      const openedTransport = await (transport ??= openTransport(server));
      await openedTransport.sendMail({ from, ...toMail(message, from), signal });
    },
  };
}

/** Loads the library at first use, since it is large. */
async function openTransport(server: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...TIMEOUTS,
    // The content is always text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...('smtpUrl' in server ? byAddress(server.smtpUrl) : byParts(server)),
  });
}

function toMail({ id, to, subject, text, html, stopUrl }: Message, from: Mailbox) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    // As an object, an address is never parsed as a list of several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stopUrl === undefined ? {} : stopHeaders(stopUrl)),
    },
  };
}

function stopHeaders(stopUrl: string) {
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function byAddress(smtpUrl: string) {
  const { username, hostname } = new URL(smtpUrl);
  return { requireTLS: username !== '' && !isLoopbackHost(hostname), url: smtpUrl };
}

function byParts({ host, port, security, login }: Extract<MailServer, { host: string }>) {
  // The settings refuse this case, but an older version may have stored it.
  const isUnencrypted = security === 'none' && !isLoopbackHost(host);
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login === undefined || isUnencrypted ? {} : { auth: login }),
  };
}

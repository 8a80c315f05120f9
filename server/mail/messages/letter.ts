import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS, type ServerTexts } from '#shared/i18n/server-texts.ts';
import type { Letter } from '../outbox.ts';

type Kind = Exclude<keyof ServerTexts['mail'], 'footer' | 'linkFallback'>;

/** The recipient: address, language and time zone. */
export type Recipient = { userId: string; email: string; language: Language };

type Contents = {
  kind: Kind;
  /** The target of the letter's one link. */
  link: string;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  values?: Record<string, string>;
  expiresAt?: number;
};

/** Writes a letter in the reader's language: an introduction, one link, a note. */
export function writeLetter(to: Recipient, contents: Contents): Letter {
  const parts = partsOf(to.language, contents);
  return {
    userId: to.userId,
    kind: contents.kind,
    to: to.email,
    subject: `${parts.subject} · Saldo`,
    text: toText(parts),
    html: toHtml(parts),
    ...(contents.expiresAt === undefined ? {} : { expiresAt: contents.expiresAt }),
  };
}

type Sentences = Record<Kind, KindSentences> & { linkFallback: string; footer: string };
type KindSentences = { subject: string; intro: string; action: string; note: string; footer?: string };

function partsOf(language: Language, contents: Contents): Parts {
  const { linkFallback, footer: ownFooter, ...kinds }: Sentences = SERVER_TEXTS[language].mail;
  const { subject, intro, action, note, footer = ownFooter } = kinds[contents.kind];
  const values = { ...contents.values, site: new URL(contents.baseUrl).host };
  return {
    language,
    subject,
    intro: fill(intro, values),
    action,
    link: contents.link,
    linkFallback,
    note: fill(note, values),
    footer: fill(footer, values),
  };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

type Parts = Record<
  'language' | 'subject' | 'intro' | 'action' | 'link' | 'linkFallback' | 'note' | 'footer',
  string
>;

function toText({ intro, action, link, note, footer }: Parts): string {
  return [intro, `${action}:\n${link}`, note, `-- \n${footer}`, ''].join('\n\n');
}

/** Styles are attributes of the tags, since mail readers drop all others. */
function toHtml({ language, subject, intro, action, link, linkFallback, note, footer }: Parts): string {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:520px;margin:0 auto">
          <p style="font-size:20px;font-weight:700">Saldo</p>
          <p>${intro}</p>
          <p style="margin:28px 0">
            <a
              href="${link}"
              style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0a7556;color:#ffffff;font-weight:600;text-decoration:none"
              >${action}</a
            >
          </p>
          <p>${note}</p>
          <p style="font-size:14px">
            ${linkFallback}<br /><a href="${link}" style="word-break:break-all">${link}</a>
          </p>
          <hr style="border:0;border-top:1px solid #8a968f;margin:28px 0 16px" />
          <p style="font-size:13px">${footer}</p>
        </div>
      </body>
    </html>`;
  // It is a promise only where one is filled in.
  return (page as HtmlEscapedString).toString();
}

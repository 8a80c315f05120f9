import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS, type ServerTexts } from '#shared/i18n/server-texts.ts';
import type { Mail } from '../outbox.ts';

type Kind = Exclude<keyof ServerTexts['mail'], 'footer' | 'linkFallback' | 'chosen'>;

export type Recipient = { userId: string; email: string; language: Language };

type Contents = {
  kind: Kind;
  /** The target of the only link. */
  link: string;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  values?: Record<string, string>;
  /** The text that mail programs show next to the subject; by default they show the first words. */
  preview?: string;
  /** Lists and tables below the introduction. */
  sections?: readonly Section[];
  /** The screen on which the recipient switches the mail off, and the address to which a mail program posts. */
  stop?: { link: string; post: string };
  expiresAt?: number;
};

type LineSection = { title: string; lines: readonly string[] };
/** The amounts of names in two periods. */
type TableSection = {
  title: string;
  columns: readonly [string, string];
  rows: readonly { name: string; amounts: readonly [string, string] }[];
};
export type Section = LineSection | TableSection;

/** Writes a mail in the recipient's language: an introduction, one link, a note. */
export function writeMail(recipient: Recipient, contents: Contents): Mail {
  const parts = toParts(recipient.language, contents);
  return {
    userId: recipient.userId,
    kind: contents.kind,
    to: recipient.email,
    subject: `${parts.subject} · Saldo`,
    text: toText(parts),
    html: toHtml(parts),
    ...(contents.stop === undefined ? {} : { stopUrl: contents.stop.post }),
    ...(contents.expiresAt === undefined ? {} : { expiresAt: contents.expiresAt }),
  };
}

type Sentences = Record<Kind, KindSentences> & {
  linkFallback: string;
  footer: string;
  chosen: { stop: string };
};
type KindSentences = { subject: string; intro: string; action: string; note: string; footer?: string };

function toParts(language: Language, contents: Contents): Parts {
  const { linkFallback, footer: ownFooter, chosen, ...kinds }: Sentences = SERVER_TEXTS[language].mail;
  const { subject, intro, action, note, footer = ownFooter } = kinds[contents.kind];
  const values = { ...contents.values, site: new URL(contents.baseUrl).host };
  return {
    language,
    subject: fill(subject, values),
    preview: contents.preview,
    intro: fill(intro, values),
    action,
    link: linkInLanguage(contents.link, language),
    linkFallback,
    note: fill(note, values),
    footer: fill(footer, values),
    sections: contents.sections ?? [],
    stop: contents.stop && { action: chosen.stop, link: linkInLanguage(contents.stop.link, language) },
  };
}

/** Replaces each `{{name}}` in a text by its value. A `{{name}}` inside a value stays. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

type Parts = Record<
  'language' | 'subject' | 'intro' | 'action' | 'link' | 'linkFallback' | 'note' | 'footer',
  string
> & {
  preview: string | undefined;
  sections: readonly Section[];
  stop: { action: string; link: string } | undefined;
};

function toText({ intro, sections, action, link, note, footer, stop }: Parts): string {
  const lists = sections.map(sectionText);
  const end = stop === undefined ? footer : `${footer}\n${stop.action}: ${stop.link}`;
  return [intro, ...lists, `${action}:\n${link}`, note, `-- \n${end}`, ''].join('\n\n');
}

/** Puts the second amount of a row in brackets, as the title does with its period. */
function sectionText(section: Section): string {
  const lines = 'lines' in section ? section.lines : section.rows.map(rowText);
  const title =
    'lines' in section ? section.title : `${section.title} · ${section.columns[0]} (${section.columns[1]})`;
  return [title, ...lines.map((line) => `- ${line}`)].join('\n');
}

function rowText({ name, amounts: [now, before] }: TableSection['rows'][number]): string {
  return `${name}: ${now} (${before})`;
}

/** Styles are attributes of the tags, since mail programs ignore all others. */
function toHtml(parts: Parts): string {
  const { language, subject, preview, intro, action, link, linkFallback, note, footer, stop } = parts;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
        ${preview && html`<div style="display:none">${preview}</div>`}
        <div style="max-width:520px;margin:0 auto">
          <p style="font-size:20px;font-weight:700">Saldo</p>
          <p>${intro}</p>
          ${parts.sections.map(sectionHtml)}
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
          ${stop && html`<p style="font-size:13px"><a href="${stop.link}">${stop.action}</a></p>`}
        </div>
      </body>
    </html>`;
  // `html` returns a promise only if a value is one.
  return (page as HtmlEscapedString).toString();
}

/** `dir="auto"` on each line keeps right-to-left text from turning the lines around it. */
function sectionHtml(section: Section) {
  const content =
    'lines' in section
      ? html`<ul style="margin:0;padding-left:20px">
          ${section.lines.map((line) => html`<li dir="auto">${line}</li>`)}
        </ul>`
      : tableHtml(section);
  return html`<p style="margin:24px 0 8px;font-weight:600">${section.title}</p>
    ${content}`;
}

const BORDER = 'border-top:1px solid #8a968f66';
const NAME = `padding:6px 0;${BORDER};font-weight:400;text-align:left;vertical-align:top;word-break:break-word`;
const AMOUNTS = `padding:6px 0 6px 16px;${BORDER};text-align:right;white-space:nowrap`;

/** Puts the two amounts below each other, since a phone has no room for them side by side. */
function tableHtml({ title, columns, rows }: TableSection) {
  const below = (first: string, second: string) =>
    html`${first}<br /><span style="font-size:13px;font-weight:400">${second}</span>`;
  return html`<table style="width:100%;border-collapse:collapse" aria-label="${title}">
    <tr>
      <td style="width:100%"></td>
      <th scope="col" style="${AMOUNTS};border:0;font-size:13px">${below(...columns)}</th>
    </tr>
    ${rows.map(
      ({ name, amounts }) =>
        html`<tr>
          <th scope="row" dir="auto" style="${NAME}">${name}</th>
          <td style="${AMOUNTS};font-weight:600">${below(...amounts)}</td>
        </tr>`,
    )}
  </table>`;
}

/** Returns a link whose page opens in a language, also in a browser that has chosen none or another. */
export function linkInLanguage(link: string, language: Language): string {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Formats an instant in the language and time zone of the recipient. */
export function formatInstant(instant: number, recipient: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(recipient.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: recipient.timeZone,
  }).format(instant);
}

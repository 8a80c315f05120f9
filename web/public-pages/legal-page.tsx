import { useTranslation } from 'react-i18next';
import { formatDay } from '#shared/calendar.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import classes from './legal-page.module.css';
import { StorageTable } from './storage-table.tsx';

const IN_FORCE_SINCE = '2026-11-23';
/** The section that the table of cookies and browser storage belongs to. */
const STORAGE_SECTION = 'browser';
const OPERATOR_SECTION = 'operator';

type Section = { title: string; text: string };

/** The privacy policy or the terms: versioned, dated, with their contents. */
export function LegalPage({ document }: { document: 'privacy' | 'terms' }) {
  const { t, i18n } = useTranslation('pages');
  const sections = Object.entries(
    t(`${document}.sections`, { returnObjects: true }) as Record<string, Section>,
  );
  const date = formatDay(IN_FORCE_SINCE, `${i18n.language}-001`, { dateStyle: 'long' });
  return (
    <article className={classes.page}>
      <header>
        <h1 className={classes.title}>{t(`${document}.title`)}</h1>
        <p className={classes.lead}>{t(`${document}.lead`)}</p>
        <p className={`dim text-15 ${classes.version}`}>
          {t('legal.version', { version: TERMS_VERSION, date })}
        </p>
      </header>
      <Contents sections={sections} />
      <div className={`grid ${classes.sections}`}>
        {sections.map(([id, { title, text }], index) => (
          <section key={id} aria-labelledby={id}>
            <h2 className={classes.heading} id={id}>
              <span className="dim weight-500">{index + 1}.</span> {title}
            </h2>
            <Paragraphs text={text} />
            {document === 'privacy' && id === STORAGE_SECTION && <StorageTable />}
            {document === 'privacy' && id === OPERATOR_SECTION && (
              <p className={classes.paragraph} data-for="support">
                {t('legal.contact')} <a href="mailto:%SUPPORT%">%SUPPORT%</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: [id: string, Section][] }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={`no-print ${classes.contents}`} aria-labelledby="contents">
      <h2 className={`dim text-14 weight-600 ${classes.contentsTitle}`} id="contents">
        {t('legal.contents')}
      </h2>
      <ol className={classes.contentsList}>
        {sections.map(([id, { title }]) => (
          <li key={id}>
            <a
              className={`flex align-baseline text text-15 lines-130 no-underline ${classes.contentsLink}`}
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const BULLET = '• ';

/** Lines become paragraphs; neighbouring lines that begin with a bullet become one list. */
function Paragraphs({ text }: { text: string }) {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.startsWith(BULLET) && last?.[0]?.startsWith(BULLET)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines) =>
    lines[0]?.startsWith(BULLET) ? (
      <ul key={lines[0]} className={`grid gap-6 ${classes.list}`}>
        {lines.map((line) => (
          <li key={line}>{line.slice(BULLET.length)}</li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]} className={classes.paragraph}>
        {lines[0]}
      </p>
    ),
  );
}

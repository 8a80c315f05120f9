import '@fontsource-variable/inter/wght.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/primitives.css';
import './page.css';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { TEXTS } from '#shared/i18n/texts.ts';
import { byLanguage, LANGUAGES, type Language } from '#shared/languages.ts';
import { PAGE_PATHS, pageFile, paths, type PagePath } from '#shared/paths.ts';
import { Landing } from './landing.tsx';
import { LegalPage } from './legal-page.tsx';
import { PageDocument, type PageAssets } from './page-document.tsx';
import { PageFrame } from './page-frame.tsx';

type PageKey = 'landing' | 'privacy' | 'terms';

const pages: Record<PagePath, { key: PageKey; content: ReactNode }> = {
  [paths.home]: { key: 'landing', content: <Landing /> },
  [paths.privacyPolicy]: { key: 'privacy', content: <LegalPage document="privacy" /> },
  [paths.terms]: { key: 'terms', content: <LegalPage document="terms" /> },
};

/** Every page in every language, with the name of its file. */
export function renderPages(assets: PageAssets): { file: string; html: string }[] {
  return PAGE_PATHS.flatMap((path) =>
    LANGUAGES.map((language) => ({
      file: pageFile(path, language),
      html: renderPage(path, language, assets),
    })),
  );
}

/** One page as HTML, with placeholders such as %NAME%, which the server replaces. */
export function renderPage(path: PagePath, language: Language, assets: PageAssets): string {
  const i18n = createI18n(language);
  const { key, content } = pages[path];
  const title = key === 'landing' ? i18n.t('app.titles.home') : i18n.t(`${key}.title`, { ns: 'pages' });
  const description = i18n.t(`${key}.description`, { ns: 'pages' });
  const hasSocialPicture = key === 'landing';
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageDocument {...{ path, title, description, hasSocialPicture, assets }}>
        <PageFrame path={path}>{content}</PageFrame>
      </PageDocument>
    </I18nextProvider>,
  );
  return `<!doctype html>${markup}`;
}

function createI18n(language: Language) {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    resources: byLanguage((name) => ({ pages: withPlaceholder(TEXTS[name].pages) })),
    defaultNS: 'pages',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** The texts with a placeholder for the name of the installation. */
function withPlaceholder(texts: (typeof TEXTS)[Language]['pages']) {
  return { ...texts, app: { ...texts.app, name: '%NAME%' } };
}

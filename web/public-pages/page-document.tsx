import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, regionOf, toLanguage, type Language } from '#shared/languages.ts';
import type { PagePath } from '#shared/paths.ts';
import { STYLE_OF_OFFERS } from './language-offers.ts';

/** The style of a page, and the addresses of its other files in the build. */
export type PageAssets = { script: string; style: string; fonts: string[] };

/** A placeholder that the server replaces by the address of the installation. */
const SITE = '%SITE%';

type Props = {
  path: PagePath;
  title: string;
  description: string;
  /** Whether the page has a picture for sharing. */
  hasSocialPicture: boolean;
  assets: PageAssets;
  children: ReactNode;
};

/** A whole page as HTML, with its style inside: one request less before the first paint. */
export function PageDocument({ path, title, description, hasSocialPicture, assets, children }: Props) {
  const { t, i18n } = useTranslation('pages');
  const language = toLanguage(i18n.language);
  return (
    <html
      lang={language}
      data-prerendered=""
      data-visitor="%VISITOR%"
      data-support="%SUPPORT%"
      data-analytics="%ANALYTICS%"
      data-registration="%REGISTRATION%"
      data-notices="%NOTICES%"
      data-mantine-color-scheme="light"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} · ${t('app.name')}`}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5f7f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1411" media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: assets.style + STYLE_OF_OFFERS }} />
        {/* Runs before the first paint, so that the theme does not flicker. */}
        <script dangerouslySetInnerHTML={{ __html: '%FIRST_PAINT%' }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script type="module" src={assets.script} />
        <Addresses language={language} path={path} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={t('app.name')} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressIn(language, path)} />
        <meta property="og:locale" content={toLocale(language)} />
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <meta key={other} property="og:locale:alternate" content={toLocale(other)} />
        ))}
        {hasSocialPicture && <SocialPicture language={language} alt={t('landing.picture.dashboard')} />}
        <meta name="twitter:card" content={hasSocialPicture ? 'summary_large_image' : 'summary'} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The page's address, and its addresses in the other languages. */
function Addresses({ language, path }: { language: Language; path: PagePath }) {
  return (
    <>
      <link rel="canonical" href={addressIn(language, path)} />
      {LANGUAGES.map((version) => (
        <link key={version} rel="alternate" hrefLang={version} href={addressIn(version, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en', path)} />
    </>
  );
}

function SocialPicture({ language, alt }: { language: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={`${SITE}/social-${language}.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

function toLocale(language: Language): string {
  return `${language}_${regionOf(language)}`;
}

/** The plain address shows English to visitors without a choice, such as search engines. */
function addressIn(language: Language, path: PagePath): string {
  return language === 'en' ? `${SITE}${path}` : `${SITE}${path}?lang=${language}`;
}

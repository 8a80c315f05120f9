import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '#shared/paths.ts';

/** The style of a page, and the addresses that the build has given to what else it needs. */
export type PageAssets = { script: string; style: string; fonts: string[] };

/** What only the server knows stands for it in the built pages, between percent signs. */
const SITE = '%SITE%';

type Props = {
  path: PagePath;
  title: string;
  description: string;
  /** Whether the page is shown when somebody shares it: with a picture, that is. */
  hasSocialPicture: boolean;
  assets: PageAssets;
  children: ReactNode;
};

/** A whole page as HTML, with its style in it: one thing less to wait for before the first paint. */
export function PageDocument({ path, title, description, hasSocialPicture, assets, children }: Props) {
  const { t, i18n } = useTranslation('pages');
  const { language } = i18n;
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
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        {/* Before the first paint, so that the theme does not flicker. */}
        <script src="/first-paint.js" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script type="module" src={assets.script} />
        <link rel="canonical" href={addressIn(language, path)} />
        <link rel="alternate" hrefLang="en" href={addressIn('en', path)} />
        <link rel="alternate" hrefLang="es" href={addressIn('es', path)} />
        <link rel="alternate" hrefLang="x-default" href={addressIn('en', path)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={t('app.name')} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressIn(language, path)} />
        <meta property="og:locale" content={language === 'es' ? 'es_ES' : 'en_US'} />
        <meta property="og:locale:alternate" content={language === 'es' ? 'en_US' : 'es_ES'} />
        {hasSocialPicture && <SocialPicture language={language} alt={t('landing.picture.dashboard')} />}
        <meta name="twitter:card" content={hasSocialPicture ? 'summary_large_image' : 'summary'} />
      </head>
      <body>{children}</body>
    </html>
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

/** English is what the plain address answers to who has chosen nothing, as a search engine has not. */
function addressIn(language: string, path: PagePath): string {
  return language === 'en' ? `${SITE}${path}` : `${SITE}${path}?lang=${language}`;
}

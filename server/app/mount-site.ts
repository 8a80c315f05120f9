import { toBanners } from '#shared/banner.ts';
import type { App } from '#server/http/mount.ts';
import type { Site } from '#server/site/complete-page.ts';
import { mountPages } from '#server/site/pages.ts';
import { mountWeb } from '#server/site/static-files.ts';
import type { AppOptions } from './options.ts';
import type { Services } from './services.ts';

/** Mounts the prerendered pages and the built files of the web, if there are any. */
export function mountSite(
  app: App,
  services: Services,
  { pagesRoot, webRoot }: Pick<AppOptions, 'pagesRoot' | 'webRoot'>,
): void {
  const { isHttps, now } = services;
  const site = () => readSite(services);
  if (pagesRoot !== undefined) mountPages(app, { root: pagesRoot, site, isHttps, now });
  if (webRoot !== undefined) mountWeb(app, { root: webRoot, pagesRoot, isHttps, site });
}

async function readSite({ settings, siteUrl }: Services): Promise<Site> {
  // Pages are served even if the database is not available.
  await settings.current().catch(() => undefined);
  const settingValues = settings.latest().settings;
  return {
    url: siteUrl(),
    name: settingValues.instanceName,
    supportEmail: settingValues.supportEmail,
    countsPageViews: settingValues.analytics,
    language: settingValues.defaultLanguage,
    registration: settingValues.registration,
    isReadOnly: settingValues.isReadOnly,
    banner: toBanners(settingValues),
  };
}

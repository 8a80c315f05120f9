import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { loadTexts, type Extent } from '#web/lib/language/i18n.ts';
import type { RouteHandle } from './route-handle.ts';

type Page = () => Promise<{ default: () => React.ReactNode }>;

type Title = RouteHandle['title'];

/** The route of one screen at its path. */
export function screen(name: Title & keyof typeof paths, page: Page, texts?: Extent) {
  return { path: paths[name], ...lazyPage(name, page, texts) };
}

/** A page with its title and texts, fetched when somebody opens it. */
export function lazyPage(title: Title, page: Page, texts: Extent = 'all') {
  const Component = async () => (await withTexts(page(), texts).catch(notFetched)).default;
  return { lazy: { Component }, handle: { title } satisfies RouteHandle };
}

/** The module, once its texts have loaded too. */
export async function withTexts<Module>(module: Promise<Module>, texts: Extent): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(texts)]);
  return loaded;
}

function notFetched(): never {
  throw new ApiError('offline');
}

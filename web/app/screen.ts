import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { loadTexts, type Extent } from '#web/lib/language/i18n.ts';
import { lazyPart } from '#web/lib/navigation/part.ts';
import type { Screen, Title } from '#web/lib/navigation/screens.ts';

type Page = () => Promise<{ default: () => React.ReactNode }>;

/** One screen at its path. */
export function screen(name: Title & keyof typeof paths, page: Page, texts?: Extent): Screen {
  return screenAt(paths[name], name, page, texts);
}

/** A screen with its title and texts, fetched when somebody opens it. */
export function screenAt(path: string, title: Title, page: Page, texts: Extent = 'all'): Screen {
  return {
    path,
    title,
    Page: lazyPart(async () => (await withTexts(page(), texts).catch(throwNotFetched)).default),
  };
}

/** Waits for a module and for the texts that it shows. */
export async function withTexts<Module>(module: Promise<Module>, texts: Extent): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(texts)]);
  return loaded;
}

function throwNotFetched(): never {
  throw new ApiError('offline');
}

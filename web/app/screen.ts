import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { loadTexts, type Extent } from '#web/lib/language/i18n.ts';
import { lazyPart } from '#web/lib/navigation/part.ts';
import type { Screen, Title } from '#web/lib/navigation/screens.ts';

type LoadPage = () => Promise<{ default: () => React.ReactNode }>;

/** A screen at the path of its name. */
export function screen(name: Title & keyof typeof paths, loadPage: LoadPage, texts?: Extent): Screen {
  return screenAt(paths[name], name, loadPage, texts);
}

/** A screen with its title. Its page and texts are fetched when somebody opens it. */
export function screenAt(path: string, title: Title, loadPage: LoadPage, texts: Extent = 'all'): Screen {
  return {
    path,
    title,
    Page: lazyPart(async () => (await withTexts(loadPage(), texts).catch(throwNotFetched)).default),
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

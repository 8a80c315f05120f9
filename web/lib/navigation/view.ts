import type { ComponentType } from 'react';
import type { Location } from './address.ts';
import type { Place } from './screens.ts';

/** The thrown value, in an object because it can be anything, even undefined. */
export type Failure = { error: unknown };

/** A place with its layout, and with its page or the reason why the page could not be fetched. */
export type View = Place & {
  Layout: ComponentType;
  PageError: ComponentType<{ error: unknown }> | undefined;
  page: { Page: ComponentType } | Failure;
};

/** The view of a place whose code is here already. */
export function readyView(place: Place): View | undefined {
  const { frame, screen } = place;
  const { current: Layout } = frame.Layout;
  const { current: Page } = screen.Page;
  const PageError = frame.PageError?.current;
  if (!Layout || !Page || (frame.PageError && !PageError)) return undefined;
  return { ...place, Layout, PageError, page: { Page } };
}

/** Fetches the view of a place. If somebody enters its frame, at `entered`, the guard may redirect them. */
export async function fetchView(place: Place, entered?: Location): Promise<View | { redirect: string }> {
  const parts = fetchParts(place);
  // If the guard redirects, a failure to fetch the code does not matter.
  parts.catch(() => undefined);
  const redirect = entered && (await place.frame.guard?.(entered));
  return redirect === undefined ? await parts : { redirect };
}

async function fetchParts(place: Place): Promise<View> {
  const { frame, screen } = place;
  const fetchPage = async () => ({ Page: await screen.Page.fetch() });
  const [Layout, PageError, page] = await Promise.all([
    frame.Layout.fetch(),
    frame.PageError?.fetch(),
    frame.PageError ? fetchPage().catch((error: unknown): Failure => ({ error })) : fetchPage(),
  ]);
  return { ...place, Layout, PageError, page };
}

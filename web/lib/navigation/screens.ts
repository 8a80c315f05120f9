import type { ComponentType } from 'react';
import type { texts as en } from '#shared/i18n/en/texts.ts';
import type { Location } from './address.ts';
import type { Part } from './part.ts';

export type Title = keyof (typeof en)['app']['titles'];

/** A screen: its title is a key of the texts, its page is fetched when needed. */
export type Screen = { path: string; title: Title; Page: Part<ComponentType> };

/** Returns the path of the screen that opens instead if somebody may not enter; undefined if they may. */
export type Guard = (location: Location) => Promise<string | undefined>;

export type FrameName = 'public' | 'guest' | 'mailed' | 'signed-in' | 'admin';

/** A layout with its screens. The guard runs when somebody comes from another frame. */
export type Frame = {
  name: FrameName;
  guard?: Guard;
  Layout: Part<ComponentType>;
  /** Shows inside the layout instead of a screen that broke; without it the whole app shows the error. */
  PageError?: Part<ComponentType<{ error: unknown }>>;
  screens: readonly Screen[];
};

/** Every address of the app. The screen with the path `*` shows at all others. */
export type Table = {
  frames: readonly Frame[];
  redirects: Readonly<Record<string, string>>;
  /** The server sends these pages, which are not part of the app. */
  documents: readonly string[];
};

export type Place = { frame: Frame; screen: Screen };

/** Finds the screen at a path; `/Dashboard` is not `/dashboard`, as on the server. */
export function findPlace(table: Table, pathname: string): Place | { redirect: string } | 'document' {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const redirect = table.redirects[path];
  if (redirect !== undefined) return { redirect };
  if (table.documents.includes(path)) return 'document';
  const place = findScreen(table, path) ?? findScreen(table, '*');
  if (place === undefined) throw new Error(`No screen at ${path}.`);
  return place;
}

function findScreen({ frames }: Table, path: string): Place | undefined {
  for (const frame of frames) {
    const screen = frame.screens.find((candidate) => candidate.path === path);
    if (screen !== undefined) return { frame, screen };
  }
  return undefined;
}

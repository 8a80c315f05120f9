import type { texts as en } from '#shared/i18n/en/texts.ts';

/** The key of a route's title. */
export type RouteHandle = { title: keyof (typeof en)['app']['titles'] };

/** The routes behind the sign-in. */
export const SIGNED_IN_ROUTE = 'signed-in';
export const ADMIN_ROUTE = 'admin';

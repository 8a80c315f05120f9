/** Constants of the product that browser and server agree on. */

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
/** The longest minimum that an administrator can ask of passwords. */
export const MAX_PASSWORD_MINIMUM = 64;
/** However often it is used, a session is over after so many days. */
export const MAX_SESSION_DAYS = 30;
/** Seconds for which a password counts as given, for endpoints with `needsProof`. */
export const PROOF_SECONDS = 5 * 60;
/** A sign-in beyond this many sessions of a user ends the one used least recently. */
export const MAX_SESSIONS_PER_USER = 50;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_DISPLAY_NAME_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 200;
export const MAX_PHOTO_BYTES = 512 * 1024;
export const MAX_PLACE_NAME_LENGTH = 100;

/** Largest amount of one transaction: 999,999,999,999.99 in a currency with two decimals. */
export const MAX_AMOUNT_WHOLE_UNITS = 999_999_999_999;
/** Largest total of one user and kind: integers above this are no longer exact in JavaScript. */
export const MAX_TOTAL_MINOR_UNITS = Number.MAX_SAFE_INTEGER;

export const DEFAULT_RECENT_COUNT = 5;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const MAX_PAGE_SIZE = 100;
/** A user whose browser has been silent for longer does not count as online. */
export const ONLINE_SILENCE_MS = 2 * 60_000;
/** How often a browser says that somebody is still there. */
export const HEARTBEAT_MS = 30_000;
/** How many transactions one request may delete; a larger selection is sent in several. */
export const MAX_DELETED_AT_ONCE = 100;
export const MAX_DAILY_SERIES_DAYS = 20 * 366;

export const EARLIEST_DAY = '1900-01-01';
/** A transaction may lie at most this far ahead of the user's today. */
export const MAX_DAYS_AHEAD = 366;

/** A place farther than this from every city we know has none. */
export const MAX_CITY_DISTANCE_KM = 200;

export const TERMS_VERSION = 1;
export const FALLBACK_DISPLAY_NAME = 'Usuario';

export const TOAST_DURATION_MS = 5_000;
export const SIDEBAR_COOKIE_DAYS = 7;
export const MOBILE_BREAKPOINT_PX = 768;

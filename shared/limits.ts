/** Constants of the product that browser and server share. */

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
/** The largest minimum length that an administrator can set. */
export const MAX_PASSWORD_MINIMUM = 64;
/** Days until a session expires even if it is used. */
export const MAX_SESSION_DAYS = 30;
/** How long a given password counts for endpoints with `needsProof`. */
export const PROOF_SECONDS = 5 * 60;
/** A further sign-in ends the least recently used session. */
export const MAX_SESSIONS_PER_USER = 50;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_DISPLAY_NAME_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 200;
export const MAX_PHOTO_BYTES = 512 * 1024;
export const MAX_PLACE_NAME_LENGTH = 100;

/** The largest amount of one transaction: 999,999,999,999.99 in a currency with two decimals. */
export const MAX_AMOUNT_WHOLE_UNITS = 999_999_999_999;
/** The largest total of a user and type. Larger integers are not exact in JavaScript. */
export const MAX_TOTAL_MINOR_UNITS = Number.MAX_SAFE_INTEGER;

export const DEFAULT_RECENT_COUNT = 5;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const MAX_PAGE_SIZE = 100;
/** After this time without a heartbeat a user counts as offline. */
export const ONLINE_SILENCE_MS = 2 * 60_000;
/** The interval of a browser's heartbeats. */
export const HEARTBEAT_MS = 30_000;
/** The most transactions that one request may name by id. Larger selections take several requests. */
export const MAX_IDS_AT_ONCE = 100;
/** A deleted transaction can be restored this long. */
export const DELETED_KEPT_DAYS = 30;
export const MAX_OWN_CATEGORIES = 100;
export const MAX_CATEGORY_NAME_LENGTH = 40;
export const MAX_NOTE_LENGTH = 1_000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;
/** The most parts of a split purchase. */
export const MAX_SPLIT_PARTS = 20;
export const MAX_SOURCES = 100;
export const MAX_SOURCE_NAME_LENGTH = 60;
export const MAX_FILE_NAME_LENGTH = 255;
/** A bank's own wording of one row; longer ones are cut. */
export const MAX_BANK_TEXT_LENGTH = 1_000;
/** The most rows of an import in one request. Larger files take several. */
export const MAX_IMPORT_ROWS_AT_ONCE = 2_000;
export const MAX_IMPORT_BODY_BYTES = 4 * 1024 * 1024;
export const MAX_DAILY_SERIES_DAYS = 20 * 366;

export const EARLIEST_DAY = '1900-01-01';
/** The date of a transaction may be at most this far after the user's today. */
export const MAX_DAYS_AHEAD = 366;

/** A position farther than this from every known city has no city. */
export const MAX_CITY_DISTANCE_KM = 200;

export const TERMS_VERSION = 1;
export const FALLBACK_DISPLAY_NAME = 'Usuario';

export const TOAST_DURATION_MS = 5_000;
export const SIDEBAR_COOKIE_DAYS = 7;
export const MOBILE_BREAKPOINT_PX = 768;

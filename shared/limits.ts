/** Limits of the product that browser and server share. */

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
/** The largest minimum length of passwords that an administrator can set. */
export const MAX_PASSWORD_MINIMUM = 64;
/** Days until a session expires even if it is used. */
export const MAX_SESSION_DAYS = 30;
/** After the password was given again, endpoints with `needsProof` accept requests for this time. */
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
/** The number of payments to come that the dashboard and the insights list. */
export const COMING_COUNT = 5;
/** The days that the list of payments to come covers, including today. */
export const COMING_DAYS = 30;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const MAX_PAGE_SIZE = 100;
/** After this time without a heartbeat a user counts as offline. */
export const ONLINE_SILENCE_MS = 2 * 60_000;
/** The interval of a browser's heartbeats. */
export const HEARTBEAT_MS = 30_000;
/** The most transactions that one request may name by id. Larger selections take several requests. */
export const MAX_IDS_AT_ONCE = 100;
/**
 * Changing the day or the description of more transactions at once has no Undo, as the former values are not
 * returned.
 */
export const MAX_EDITS_UNDONE = 2_000;
/** A deleted transaction can be restored for this many days. */
export const DELETED_KEPT_DAYS = 30;
export const MAX_OWN_CATEGORIES = 100;
export const MAX_CATEGORY_NAME_LENGTH = 40;
export const MAX_NOTE_LENGTH = 1_000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;
/** The most tags in one response; more come with a cursor. */
export const TAGS_AT_ONCE = 1_000;
/** The most values of one filter of the history, such as tags. */
export const MAX_FILTER_VALUES = 20;
export const MAX_SPLIT_PARTS = 20;
export const MAX_SOURCES = 100;
export const MAX_SOURCE_NAME_LENGTH = 60;
export const MAX_FILE_NAME_LENGTH = 255;
/** Longer texts of a bank are cut. */
export const MAX_BANK_TEXT_LENGTH = 1_000;
/** The most rows of an import in one request. Larger files take several. */
export const MAX_IMPORT_ROWS_AT_ONCE = 2_000;
/** The most rows of an import whose outcome one request changes. */
export const MAX_SETTLED_AT_ONCE = 500;
export const MAX_IMPORT_BODY_BYTES = 4 * 1024 * 1024;
/** The recovery codes that a user gets at once. */
export const RECOVERY_CODES = 10;
export const MAX_RECURRING = 200;

/** Recurring transfers of a user, ended ones too. */
export const MAX_RECURRING_TRANSFERS = 100;
/** The most decisions of a user about suggestions that are stored; older ones are deleted. */
export const MAX_SUGGESTION_DECISIONS = 1_000;
export const MAX_RECURRING_EVERY = 99;
/** The most occurrences that one catch-up posts. */
export const MAX_POSTED_AT_ONCE = 60;
/** Older occurrences are not posted: the user is asked about them. */
export const ASK_AFTER_MONTHS = 3;
/** The longest range of days of a list of occurrences. */
export const MAX_OCCURRENCE_DAYS = 400;
/** The most occurrences of one response, which has fewer if their texts are long. */
export const MAX_OCCURRENCES_AT_ONCE = 1_000;
/** The most days between a row of a bank and the due day of the occurrence that it pays. */
export const PAID_WITHIN_DAYS = 5;
export const MAX_BUDGETED_CATEGORIES = 150;
/** A rollover carries at most this many months. */
export const MAX_ROLLOVER_MONTHS = 36;
/** The most changes of one category's budget. */
export const MAX_BUDGET_ROWS = 400;
export const MAX_GOALS = 50;
export const MAX_GOAL_NAME_LENGTH = 60;
export const MAX_GOAL_ENTRIES = 1_000;
export const MAX_QUICK_TEXT_LENGTH = 300;
/** The most favourites that quick add offers. */
export const FAVOURITES = 6;
/** The days, including today, whose transactions decide about the favourites. */
export const FAVOURITE_DAYS = 90;
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;
export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 60;
export const MAX_TOKEN_DAYS = 5 * 366;
export const DEFAULT_TOKEN_DAYS = 365;
export const TOKEN_REQUESTS_PER_MINUTE = 60;
/** The longest period of a summary, which has a value for each day. */
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
export const MAX_FORECAST_MONTHS = 12;
/** The most characters of a question to the advisor. */
export const MAX_QUESTION_LENGTH = 300;
export const MAX_SUPPORT_SUBJECT_LENGTH = 120;
export const MAX_SUPPORT_TEXT_LENGTH = 4_000;
/** The most conversations with the administrators that a person has at once, without closed ones. */
export const MAX_OPEN_CONVERSATIONS = 20;
/** The most messages that a person writes to the administrators in 24 hours. */
export const MAX_SUPPORT_MESSAGES_A_DAY = 30;
/** The most messages of a conversation in one response. */
export const SUPPORT_MESSAGES_AT_ONCE = 50;
/** The most merchants in the response of a report; its file has more. */
export const MAX_REPORT_MERCHANTS = 100;
export const MAX_FILE_MERCHANTS = 1_000;
export const MAX_REPORT_LARGEST = 10;
/** The most occurrences in each list of a report; fewer if their texts are long. */
export const MAX_REPORT_OCCURRENCES = 200;
/** The most characters of the message with a request for Premium. */
export const MAX_PREMIUM_MESSAGE_LENGTH = 300;
/** The most answers of the advisor to one person in a minute. */
export const QUESTIONS_PER_MINUTE = 60;

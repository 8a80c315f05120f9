import * as z from 'zod/mini';
import { MAX_DESCRIPTION_LENGTH, MAX_SUGGESTION_DECISIONS } from '../limits.ts';
import { COMPARED_WITH, NOTICE_KINDS } from '../notices/types.ts';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { AnyCategory } from './transaction.ts';

/** What is not unusual: this one, all of this kind about the same payee or category, or all of this kind. */
export const DISMISS_SCOPES = ['transaction', 'merchant', 'kind'] as const;
export type DismissScope = (typeof DISMISS_SCOPES)[number];

/** The name of a notice: a digest, since notices are about words of the user. */
const NoticeId = z.string().check(z.regex(/^[\w-]{22}$/));

/** Something out of the ordinary, with the numbers that say why. Amounts are in major units. */
export const Notice = z.strictObject({
  key: NoticeId,
  kind: z.enum(NOTICE_KINDS),
  day: Day,
  /** The description of the transaction, or the name of what repeats; empty for a category and for a month. */
  name: z.string(),
  /** Null for a month. */
  category: z.nullable(z.string()),
  /** Null for a month. */
  type: z.nullable(z.enum(['income', 'expense'])),
  /**
   * Of the transaction; of `categoryHigh` the sum of the month so far; of `priceRise` the new price; of `lowPoint` the
   * balance that is expected at the end of the month.
   */
  amount: z.number(),
  /**
   * Of `large` the middle of those before; of `categoryHigh` what nine of ten months stayed below; of `priceRise` the old
   * price; of `lowPoint` the middle of the months before. Null for the others.
   */
  usual: z.nullable(z.number()),
  /** Whether those before of `large` are of its payee or of its category. Null for the others. */
  comparedWith: z.nullable(z.enum(COMPARED_WITH)),
  /** How many transactions or months it is compared with, were charged, or came of the series. */
  count: z.int(),
  transactionIds: z.array(Id),
});
export type Notice = z.infer<typeof Notice>;

/** What a notice that was called usual was about, to name it later. */
export const NoticeSubject = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  name: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH)),
  category: z.nullable(AnyCategory),
  day: Day,
});
export type NoticeSubject = z.infer<typeof NoticeSubject>;

/** What a person called usual, with the notice of which it was said. */
export const DismissedNotice = z.strictObject({
  /** Names it, as a digest. */
  key: NoticeId,
  scope: z.enum(DISMISS_SCOPES),
  /** Null where it was not stored yet; then only those that are all of a kind say which one. */
  kind: z.nullable(z.enum(NOTICE_KINDS)),
  /** Null where it was not stored yet. */
  about: z.nullable(NoticeSubject),
  dismissedAt: Instant,
});
export type DismissedNotice = z.infer<typeof DismissedNotice>;

/** What a person called usual: `one`, `like` or `kind`, and the digest or the name of that. */
export const ExportedNoticeDecision = z.strictObject({
  key: z
    .string()
    .check(z.regex(new RegExp(`^(?:(?:one|like) [\\w-]{22}|kind (?:${NOTICE_KINDS.join('|')}))$`))),
  decidedAt: Instant,
  /** Missing in older exports. */
  about: z.optional(NoticeSubject),
});
export type ExportedNoticeDecision = z.infer<typeof ExportedNoticeDecision>;

const common = { tag: 'Insights', anonymous: 'userIdMissing', needsPremium: true } as const;
const path = '/api/v1/notices';

export const listNotices = endpoint({
  ...common,
  method: 'GET',
  path,
  summary:
    'List what was out of the ordinary in the last 31 days, newest first, at most three of a kind a week, without what the person called usual',
  access: 'user',
  byToken: 'read',
  output: z.strictObject({ items: z.array(Notice) }),
});

const changing = {
  ...common,
  access: 'accepted',
  byToken: 'write',
  failure: 'noticeSaveFailed',
  errors: ['noticeNotFound'],
  params: z.strictObject({ key: NoticeId }),
  output: Success,
} as const;

/** What is said of a notice, those about the same payee or category, or all of its kind. */
const decision = {
  ...changing,
  method: 'POST',
  body: z.strictObject({ scope: z.enum(DISMISS_SCOPES) }),
} as const;

export const dismissNotice = endpoint({
  ...decision,
  path: `${path}/:key/dismiss`,
  summary:
    'Remember that a notice, those about the same payee or category, or all of its kind are not unusual',
});

export const undismissNotice = endpoint({
  ...decision,
  path: `${path}/:key/undismiss`,
  summary: 'Forget that a notice, those about the same payee or category, or all of its kind are not unusual',
});

export const listDismissed = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/dismissed`,
  summary: `List what the person called usual, the latest first, at most ${MAX_SUGGESTION_DECISIONS}`,
  access: 'user',
  byToken: 'read',
  output: z.strictObject({ items: z.array(DismissedNotice) }),
});

export const showAgain = endpoint({
  ...changing,
  method: 'DELETE',
  path: `${path}/dismissed/:key`,
  summary: 'Forget that something is usual, by its key in the list of that, so that notices of it show again',
});

import * as z from 'zod/mini';
import { MAX_DESCRIPTION_LENGTH, MAX_SUGGESTION_DECISIONS } from '../limits.ts';
import { COMPARED_WITH, NOTICE_KINDS } from '../notices/types.ts';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { AnyCategory } from './transaction.ts';

/** The notices that a person calls usual: one, all of its kind about the same payee or category, or all of its kind. */
export const DISMISS_SCOPES = ['transaction', 'merchant', 'kind'] as const;
export type DismissScope = (typeof DISMISS_SCOPES)[number];

/** The key of a notice: a digest, because the readable key has words of the user. */
const NoticeId = z.string().check(z.regex(/^[\w-]{22}$/));

/** An unusual event, with the numbers that explain it. Amounts are in major units. */
export const Notice = z.strictObject({
  key: NoticeId,
  kind: z.enum(NOTICE_KINDS),
  day: Day,
  /** The description of the transaction, or the name of the series; empty for a category and for a month. */
  name: z.string(),
  /** Null for a month. */
  category: z.nullable(z.string()),
  /** Null for a month. */
  type: z.nullable(z.enum(['income', 'expense'])),
  /**
   * The amount of the transaction. For `categoryHigh` the sum of the month so far, for `priceRise` the new price, for
   * `lowPoint` the balance expected at the end of the month.
   */
  amount: z.number(),
  /**
   * For `large` the median of the amounts before, for `categoryHigh` the amount that nine of ten months stayed below,
   * for `priceRise` the old price, for `lowPoint` the median balance of the months before. Null for the other kinds.
   */
  usual: z.nullable(z.number()),
  /** For `large`: whether it is compared with its payee or with its category. Null for the other kinds. */
  comparedWith: z.nullable(z.enum(COMPARED_WITH)),
  /** The number of transactions or months that it is compared with, or else of its own charges or payments. */
  count: z.int(),
  transactionIds: z.array(Id),
});
export type Notice = z.infer<typeof Notice>;

/** The subject of a notice that was called usual. It is stored, so that the notice can be named later. */
export const NoticeSubject = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  name: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH)),
  category: z.nullable(AnyCategory),
  day: Day,
});
export type NoticeSubject = z.infer<typeof NoticeSubject>;

/** A decision of a person that notices are usual, with the notice on which it was made. */
export const DismissedNotice = z.strictObject({
  /** A digest that names the decision. */
  key: NoticeId,
  scope: z.enum(DISMISS_SCOPES),
  /** Null for an old decision without a subject, unless its scope is `kind`. */
  kind: z.nullable(z.enum(NOTICE_KINDS)),
  /** Null for an old decision, which has no stored subject. */
  about: z.nullable(NoticeSubject),
  dismissedAt: Instant,
});
export type DismissedNotice = z.infer<typeof DismissedNotice>;

/** A decision that notices are usual. Its key is `one` or `like` with a digest, or `kind` with the name of a kind. */
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
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const path = '/api/v1/notices';

export const listNotices = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary:
    'List the notices of the last 31 days, newest first, at most three of a kind a week, without those that the person called usual',
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

const decision = {
  ...changing,
  method: 'POST',
  body: z.strictObject({ scope: z.enum(DISMISS_SCOPES) }),
} as const;

export const dismissNotice = endpoint({
  ...decision,
  path: `${path}/:key/dismiss`,
  summary: 'Call a notice usual, or all of its kind about the same payee or category, or all of its kind',
});

export const undismissNotice = endpoint({
  ...decision,
  path: `${path}/:key/undismiss`,
  summary:
    'Take back that a notice is usual, or all of its kind about the same payee or category, or all of its kind',
});

export const listDismissed = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/dismissed`,
  summary: `List the decisions that notices are usual, the latest first, at most ${MAX_SUGGESTION_DECISIONS}`,
  output: z.strictObject({ items: z.array(DismissedNotice) }),
});

export const showAgain = endpoint({
  ...changing,
  method: 'DELETE',
  path: `${path}/dismissed/:key`,
  summary: 'Take back a decision that notices are usual, by its key in the list. They show again',
});

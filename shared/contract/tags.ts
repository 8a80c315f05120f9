import * as z from 'zod/mini';
import { Tag } from './details.ts';
import { endpoint } from './endpoint.ts';

/** A cursor is a tag folded by `toSearchText`, which may be longer than the tag. */
const MAX_CURSOR_LENGTH = 200;

const common = { tag: 'Tags', anonymous: 'userIdMissing' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'recordsUpdateFailed' } as const;
const path = '/api/v1/tags';
const ByTag = z.strictObject({ tag: Tag });
const Changed = z.strictObject({
  /** The number of changed transactions, without deleted ones. */
  changed: z.number(),
});

export const listTags = endpoint({
  ...common,
  method: 'GET',
  path,
  summary:
    'List the tags of the transactions in alphabetical order, at most a thousand at once. Tags that differ only in case and accents are one tag',
  byToken: 'read',
  access: 'user',
  query: z.strictObject({
    /** The `nextCursor` of the previous response. */
    cursor: z.optional(z.string().check(z.maxLength(MAX_CURSOR_LENGTH, { error: 'tooLong' }))),
  }),
  output: z.strictObject({
    items: z.array(z.strictObject({ tag: z.string(), count: z.number() })),
    /** Null at the end of the list. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const renameTag = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:tag`,
  summary:
    'Rename a tag of all transactions, also of deleted ones. If the new tag exists already, the two become one. A failure can leave some transactions unchanged',
  params: ByTag,
  body: z.strictObject({ to: Tag }),
  output: Changed,
});

export const removeTag = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:tag`,
  summary:
    'Remove a tag from all transactions, also from deleted ones. A failure can leave it on some of them',
  params: ByTag,
  output: Changed,
});

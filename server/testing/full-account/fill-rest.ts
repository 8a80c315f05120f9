import { addDays, addMonths, today } from '#shared/calendar.ts';
import {
  MAX_BANK_TEXT_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_OPEN_CONVERSATIONS,
  MAX_RECURRING_TRANSFERS,
  MAX_SOURCE_NAME_LENGTH,
  MAX_SOURCES,
  MAX_SUGGESTION_DECISIONS,
  MAX_SUPPORT_SUBJECT_LENGTH,
  MAX_SUPPORT_TEXT_LENGTH,
  MAX_TOKEN_NAME_LENGTH,
  MAX_TOKENS,
} from '#shared/limits.ts';
import { insertRows, type FilledApp, type Row } from './insert-rows.ts';
import { KIND } from './kinds.ts';
import type { Random } from './make-random.ts';

/** More rows than a page has, for tables without a maximum. */
const MANY = 2_500;

/** Fills imports, access tokens, conversations and the lists of administrators. */
export async function fillRest(app: FilledApp, userId: string, random: Random): Promise<void> {
  const { below, text, id } = random;
  const { now } = app.clock;
  const currentDay = today('UTC', now);

  await insertRows(app, 'sources', MAX_SOURCES, (at): Row<'sources'> => ({
    user_id: userId,
    id: id(KIND.source, at),
    name: text(MAX_SOURCE_NAME_LENGTH),
    kind: 'bank',
    account_hash: null,
    account_end: null,
    shape: null,
    answers: '{}',
    opening_minor: 100_000,
    opening_day: addMonths(currentDay, -9 * 12),
    low_minor: 50_000,
    created_at: 1,
    updated_at: 1,
  }));
  await insertRows(app, 'transfers', MANY, (at): Row<'transfers'> => ({
    user_id: userId,
    id: id(KIND.transfer, at),
    from_source: id(KIND.source, 0),
    to_source: id(KIND.source, 1 + (at % 5)),
    amount_minor: 1 + below(100_000),
    date: addDays(currentDay, -below(300)),
    note: text(MAX_NOTE_LENGTH),
    created_at: 1,
    updated_at: 1,
    deleted_at: at === 2 ? now : null,
    import_id: id(KIND.import, 0),
    given_side: null,
  }));
  // A request may add one more.
  await insertRows(
    app,
    'recurring_transfers',
    MAX_RECURRING_TRANSFERS - 1,
    (at): Row<'recurring_transfers'> => ({
      user_id: userId,
      id: id(KIND.recurringTransfer, at),
      from_source: id(KIND.source, 0),
      to_source: id(KIND.source, 1 + (at % 5)),
      amount_minor: 1 + below(100_000),
      note: text(MAX_NOTE_LENGTH),
      unit: 'day',
      every: 1,
      first_day: '2016-01-01',
      second_day: null,
      on_day: 'day',
      shift: 'none',
      end_day: null,
      open_from: addDays(currentDay, 1),
      next_day: addDays(currentDay, 1),
      state: 'active',
      created_at: 1,
      updated_at: 1,
    }),
  );
  await insertRows(app, 'imports', MANY, (at): Row<'imports'> => ({
    user_id: userId,
    id: id(KIND.import, at),
    source_id: id(KIND.source, at % MAX_SOURCES),
    file_name: text(MAX_FILE_NAME_LENGTH),
    format: 'csv',
    state: 'done',
    added: MANY,
    joined: 0,
    left_out: 0,
    unreadable: 0,
    created_at: at,
    finished_at: at,
  }));
  await insertRows(app, 'import_entries', MANY, (at): Row<'import_entries'> => ({
    user_id: userId,
    import_id: id(KIND.import, 0),
    line: at + 1,
    key: `key ${at}`,
    occurrence: 1,
    bank_id: null,
    date: addDays(currentDay, -below(300)),
    amount_minor: -1 - below(100_000),
    text: text(MAX_BANK_TEXT_LENGTH),
    outcome: 'added',
    transaction_id: id(KIND.transaction, at),
  }));
  await insertRows(app, 'api_tokens', MAX_TOKENS, (at): Row<'api_tokens'> => ({
    user_id: userId,
    token_hash: `hash ${at}`,
    id: id(KIND.token, at),
    name: text(MAX_TOKEN_NAME_LENGTH),
    scope: 'read',
    created_at: now,
    last_used_at: null,
    expires_at: now + 1e9,
  }));
  await insertRows(app, 'notice_decisions', MAX_SUGGESTION_DECISIONS, (at): Row<'notice_decisions'> => ({
    user_id: userId,
    key: `large ${id(KIND.transaction, at)}`,
    decided_at: at,
    about: JSON.stringify({ name: text(200) }),
  }));
  await insertRows(app, 'support_conversations', MANY, (at): Row<'support_conversations'> => ({
    user_id: userId,
    id: id(KIND.conversation, at),
    subject: text(MAX_SUPPORT_SUBJECT_LENGTH),
    search_text: '',
    // A request may open some more.
    state: at < MAX_OPEN_CONVERSATIONS / 2 ? 'open' : 'closed',
    moved_at: at,
    assigned_to: null,
    unread: 1,
    message_count: at === 0 ? MANY : 1,
    last_by: 'person',
    excerpt: text(140),
    last_at: at,
    created_at: at,
  }));
  await insertRows(app, 'support_messages', MANY, (at): Row<'support_messages'> => ({
    user_id: userId,
    conversation_id: id(KIND.conversation, 0),
    id: id(KIND.message, at),
    number: at + 1,
    author: 'person',
    author_id: userId,
    text: text(MAX_SUPPORT_TEXT_LENGTH / 4),
    search_text: '',
    created_at: at,
  }));
  await insertRows(app, 'audit_log', MANY, (at): Row<'audit_log'> => ({
    id: id(KIND.message, at),
    at,
    actor: 'user',
    actor_id: userId,
    action: 'profileChanged',
    target: 'user',
    target_id: userId,
    before: null,
    after: null,
  }));
  await insertRows(app, 'admin_notifications', MANY, (at): Row<'admin_notifications'> => ({
    user_id: userId,
    id: id(KIND.message, at),
    type: 'newUserRegistered',
    email: `${at}@example.org`,
    message: text(200),
    timestamp: at,
    read: 0,
  }));
  await insertRows(app, 'outbox', MANY, (at): Row<'outbox'> => ({
    user_id: userId,
    id: id(KIND.message, at),
    kind: 'passwordChanged',
    sealed: null,
    state: 'sent',
    attempts: 1,
    due_at: at,
    expires_at: null,
    error: null,
    created_at: at,
    finished_at: at,
  }));
}

import { today } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type {
  DeskConversation,
  DeskConversationWithMessages,
  DeskSearch,
  listDesk,
} from '#shared/contract/support-desk.ts';
import { isPremiumPlan, type PremiumMode } from '#shared/premium.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toPaging } from '#server/paging/paging.ts';
import type { ConversationKey } from '../queries.ts';
import { readMessages, toSharedFields } from '../to-conversation.ts';
import {
  countConversations,
  findDeskRow,
  selectConversations,
  type DeskFilter,
  type DeskRow,
} from './queries.ts';

type Query = DeskSearch & { page?: number | undefined; pageSize: number };

/** Lists a page of the conversations that a search finds. `mine` are those assigned to the asking administrator. */
export async function listDeskPage(
  db: Reader,
  { page: queryPage, pageSize: queryPageSize, ...search }: Query,
  { adminId, nowMs, mode }: { adminId: string; nowMs: number; mode: PremiumMode },
): Promise<OutputOf<typeof listDesk>> {
  const filter = toFilter(search, adminId);
  const total = await countConversations(db, filter);
  const { page, pages, pageSize, offset } = toPaging({ page: queryPage, pageSize: queryPageSize }, total);
  // If everyone has Premium, nobody comes first. The UTC day is close enough to each person’s day.
  const premiumFirstOn = mode === 'everyone' ? undefined : today('UTC', nowMs);
  const rows = await selectConversations(db, filter, { limit: pageSize, offset, premiumFirstOn });
  return { items: rows.map((row) => toDeskConversation(row, nowMs)), page, pages, pageSize, total };
}

/** Throws `conversationNotFound`. */
export async function readDeskConversation(
  db: Reader,
  key: ConversationKey,
  { nowMs, before }: { nowMs: number; before?: number | undefined },
): Promise<DeskConversationWithMessages> {
  const row = await findDeskRow(db, key);
  if (row === undefined) throw new AppError('conversationNotFound');
  return { ...toDeskConversation(row, nowMs), ...(await readMessages(db, key, before)) };
}

function toFilter({ state, assigned, q }: DeskSearch, adminId: string): DeskFilter {
  const assignments = { mine: adminId, nobody: null };
  return {
    state,
    assignedTo: assigned && assignments[assigned],
    text: q === undefined ? undefined : { words: toSearchText(q), email: q.toLowerCase() },
  };
}

function toDeskConversation(row: DeskRow, nowMs: number): DeskConversation {
  const stored = { plan: row.plan, until: row.premium_until };
  return {
    ...toSharedFields(row),
    since: new Date(row.moved_at).toISOString(),
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assignee_name ?? '' },
    person: {
      id: row.user_id,
      displayName: row.display_name,
      email: row.email,
      plan: isPremiumPlan(stored, () => today(row.time_zone, nowMs)) ? 'premium' : 'free',
      language: row.language,
      createdAt: new Date(row.signed_up_at).toISOString(),
    },
  };
}

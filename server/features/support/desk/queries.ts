import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { CalendarDay } from '#shared/calendar.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import { likePattern } from '#server/database/like-pattern.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import type { ConversationKey, ConversationRow } from '../queries.ts';

type Profiles = Selectable<Schema['profiles']>;
export type DeskRow = ConversationRow & {
  display_name: string;
  email: string;
  plan: Profiles['plan'];
  premium_until: Profiles['premium_until'];
  time_zone: string;
  language: Profiles['language'];
  signed_up_at: number;
  assignee_name: string | null;
};

/** Conditions on all conversations; an undefined one accepts all. */
export type DeskFilter = {
  state: ConversationRow['state'] | undefined;
  /** The id of the responsible administrator; null finds unassigned conversations. */
  assignedTo: string | null | undefined;
  /** Part of the subject, a message or the name, as `toSearchText` writes it; or of the address, in lower case. */
  text: { words: string; email: string } | undefined;
};

function selectDesk(db: Reader | Writer) {
  return db
    .selectFrom('support_conversations')
    .innerJoin('profiles', 'profiles.user_id', 'support_conversations.user_id')
    .leftJoin('profiles as assignees', 'assignees.user_id', 'support_conversations.assigned_to')
    .selectAll('support_conversations')
    .select([
      'profiles.display_name',
      'profiles.email',
      'profiles.plan',
      'profiles.premium_until',
      'profiles.time_zone',
      'profiles.language',
      'profiles.created_at as signed_up_at',
      'assignees.display_name as assignee_name',
    ]);
}

export async function findDeskRow(db: Reader, { userId, id }: ConversationKey): Promise<DeskRow | undefined> {
  return await selectDesk(db)
    .where('support_conversations.user_id', '=', userId)
    .where('support_conversations.id', '=', id)
    .executeTakeFirst();
}

/**
 * Returns a page of conversations. Open ones are in the order in which they should be answered: those of users with
 * Premium on the day `premiumFirstOn`, then the longest waiting. In other states, the latest come first.
 */
export async function selectConversations(
  db: Reader,
  filter: DeskFilter,
  page: { limit: number; offset: number; premiumFirstOn: CalendarDay | undefined },
): Promise<DeskRow[]> {
  let found = selectDesk(acrossUsers(db)).where(toCondition(filter));
  if (filter.state === 'open') {
    if (page.premiumFirstOn !== undefined) found = found.orderBy(premiumOrder(page.premiumFirstOn));
    found = found.orderBy('support_conversations.moved_at').orderBy('support_conversations.id');
  } else {
    const column = filter.state === undefined ? 'last_at' : 'moved_at';
    found = found
      .orderBy(`support_conversations.${column}`, 'desc')
      .orderBy('support_conversations.user_id', 'desc')
      .orderBy('support_conversations.id', 'desc');
  }
  return await found.limit(page.limit).offset(page.offset).execute();
}

/** Sorts users with Premium on a day as 0, others as 1. */
function premiumOrder(day: CalendarDay): RawBuilder<number> {
  const isPremium = sql`profiles.plan = 'premium' and coalesce(profiles.premium_until, ${day}) >= ${day}`;
  return sql`case when ${isPremium} then 0 else 1 end`;
}

/** Counts conversations; reads profiles only if the filter has a text. */
export async function countConversations(db: Reader, filter: DeskFilter): Promise<number> {
  const found = acrossUsers(db).selectFrom('support_conversations').where(toCondition(filter));
  const joined =
    filter.text === undefined
      ? found
      : found.innerJoin('profiles', 'profiles.user_id', 'support_conversations.user_id');
  const { count } = await joined
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Converts a filter to a condition on `support_conversations`, and on `profiles` if it has a text. */
function toCondition({ state, assignedTo, text }: DeskFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [];
  if (state !== undefined) conditions.push(sql`support_conversations.state = ${state}`);
  if (assignedTo === null) conditions.push(sql`support_conversations.assigned_to is null`);
  else if (assignedTo !== undefined) conditions.push(sql`support_conversations.assigned_to = ${assignedTo}`);
  if (text !== undefined) conditions.push(containsText(text));
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
}

function containsText({ words, email }: NonNullable<DeskFilter['text']>): RawBuilder<unknown> {
  const pattern = likePattern(words);
  return sql`(
    support_conversations.search_text like ${pattern} escape '\\'
    or profiles.search_name like ${pattern} escape '\\'
    or profiles.email like ${likePattern(email)} escape '\\'
    or exists (
      select 1 from support_messages
      where support_messages.user_id = support_conversations.user_id
        and support_messages.conversation_id = support_conversations.id
        and support_messages.search_text like ${pattern} escape '\\'
    )
  )`;
}

export async function selectAdministrators(db: Reader): Promise<{ id: string; name: string }[]> {
  return await db
    .selectFrom('profiles')
    .select(['user_id as id', 'display_name as name'])
    .where('is_admin', '=', 1)
    .where('is_suspended', '=', 0)
    .orderBy('search_name')
    .orderBy('user_id')
    .execute();
}

/** Makes nobody responsible for an administrator's conversations. */
export async function unassignAll(trx: Writer, adminId: string): Promise<void> {
  await acrossUsers(trx)
    .updateTable('support_conversations')
    .set({ assigned_to: null })
    .where('assigned_to', '=', adminId)
    .execute();
}

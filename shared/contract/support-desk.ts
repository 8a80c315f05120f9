import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, line } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import { Profile } from './profile.ts';
import { Id } from './record-fields.ts';
import { conversationFields, messagesPart, messagesQuery, SupportState, SupportText } from './support.ts';

/** The longest text that conversations can be searched by. */
export const MAX_DESK_SEARCH_LENGTH = 100;

const Administrator = z.strictObject({ id: z.string(), name: z.string() });
export type Administrator = z.infer<typeof Administrator>;

/** A conversation as administrators see it. At the desk they see nothing else about the person. */
export const DeskConversation = z.strictObject({
  ...conversationFields,
  /** The time at which its present state began. */
  since: Instant,
  /** The administrator who is responsible for it. */
  assignedTo: z.nullable(Administrator),
  person: z.strictObject({
    id: Id,
    displayName: z.string(),
    email: z.string(),
    plan: Profile.shape.plan,
    language: Profile.shape.language,
    /** The time of their sign-up. */
    createdAt: Instant,
  }),
});
export type DeskConversation = z.infer<typeof DeskConversation>;

export const DeskConversationWithMessages = z.strictObject({ ...DeskConversation.shape, ...messagesPart });
export type DeskConversationWithMessages = z.infer<typeof DeskConversationWithMessages>;

export const ASSIGNMENTS = ['mine', 'nobody'] as const;

const search = {
  state: z.optional(SupportState),
  assigned: z.optional(z.enum(ASSIGNMENTS)),
  q: z.optional(line(MAX_DESK_SEARCH_LENGTH)),
};
const DeskSearch = z.strictObject(search);
export type DeskSearch = z.infer<typeof DeskSearch>;

const common = { tag: 'Administration', access: 'admin' } as const;
const path = '/api/v1/admin/support';
const onePath = `${path}/:userId/:id` as const;
const params = z.strictObject({ userId: Id, id: Id });
const conversationEndpoint = { ...common, params, output: DeskConversationWithMessages } as const;
const changing = { ...conversationEndpoint, failure: 'supportUpdateFailed' } as const;

export const listDesk = endpoint({
  ...common,
  method: 'GET',
  path,
  summary:
    'List the conversations with users: open ones by plan, then the longest waiting first; others with the latest first. Search by subject, text, name and e-mail address',
  query: z.strictObject({ ...pageQuery, ...search }),
  output: pageOf(DeskConversation),
});

export const getDesk = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/desk`,
  summary:
    'Get the number of conversations that wait for an answer, the administrators who can be responsible for them, and whether the plan orders them',
  output: z.strictObject({
    waiting: z.number(),
    administrators: z.array(Administrator),
    /** False if everyone has Premium. */
    isOrderedByPlan: z.boolean(),
  }),
});

export const getDeskConversation = endpoint({
  ...conversationEndpoint,
  method: 'GET',
  path: onePath,
  summary: 'Get a conversation with a user',
  errors: ['conversationNotFound'],
  query: messagesQuery,
});

export const answerConversation = endpoint({
  ...changing,
  method: 'POST',
  path: `${onePath}/messages`,
  summary:
    'Answer a user. If nobody is responsible for the conversation, the administrator who answers becomes so. Repeating it with the same id and text gives the same response',
  failure: 'supportSendFailed',
  errors: ['conversationNotFound', 'idConflict', 'supportAnsweredMeanwhile'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    text: SupportText,
    /**
     * The number of the last message that the administrator saw; refused if another administrator answered after it.
     */
    seen: z.optional(z.int().check(z.gte(0), z.lte(999_999_999))),
  }),
});

export const assignConversation = endpoint({
  ...changing,
  method: 'PUT',
  path: `${onePath}/assignment`,
  summary: 'Make an administrator responsible for a conversation, or nobody',
  errors: ['conversationNotFound', 'assigneeNotAdmin', 'supportAssignedMeanwhile'],
  body: z.strictObject({
    to: z.nullable(Id),
    /** The administrator who was responsible before; the request is refused if that has changed. */
    from: z.optional(z.nullable(Id)),
  }),
});

export const setConversationState = endpoint({
  ...changing,
  method: 'PUT',
  path: `${onePath}/state`,
  summary: 'Close a conversation, or open it again',
  errors: ['conversationNotFound'],
  body: z.strictObject({ state: SupportState }),
});

import type { Endpoint } from './endpoint.ts';
import {
  closeConversation,
  getConversation,
  listConversations,
  readConversation,
  sendSupportMessage,
  startConversation,
} from './support.ts';
import {
  answerConversation,
  assignConversation,
  getDesk,
  getDeskConversation,
  listDesk,
  setConversationState,
} from './support-desk.ts';

/** The endpoints through which users write to the administrators. */
export const SUPPORT_ENDPOINTS: readonly Endpoint[] = [
  listConversations,
  startConversation,
  getConversation,
  sendSupportMessage,
  readConversation,
  closeConversation,
];

/** The endpoints through which administrators answer. */
export const DESK_ENDPOINTS: readonly Endpoint[] = [
  listDesk,
  getDesk,
  getDeskConversation,
  answerConversation,
  assignConversation,
  setConversationState,
];

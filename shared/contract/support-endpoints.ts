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

/** What people call to write to the administrators; a part of `ENDPOINTS`. */
export const ASKING_ENDPOINTS: readonly Endpoint[] = [
  listConversations,
  startConversation,
  getConversation,
  sendSupportMessage,
  readConversation,
  closeConversation,
];

/** What administrators call to answer them; a part of `ENDPOINTS`. */
export const DESK_ENDPOINTS: readonly Endpoint[] = [
  listDesk,
  getDesk,
  getDeskConversation,
  answerConversation,
  assignConversation,
  setConversationState,
];

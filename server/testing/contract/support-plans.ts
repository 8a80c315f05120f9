import { startConversation } from '../support.ts';
import { withNewUser, type Plan } from './plan.ts';
import type { World } from './world.ts';

/** Each world has one conversation, since a user may write a limited number of messages in a day. */
const conversations = new WeakMap<World, Promise<string>>();

function startOnce(world: World): Promise<string> {
  const id = conversations.get(world) ?? startConversation(world.user);
  conversations.set(world, id);
  return id;
}

const onConversation: Plan = { prepare: async (world) => ({ id: await startOnce(world) }) };

const deskId = async (world: World) => `${world.user.uid},${await startOnce(world)}`;
const atDesk: Plan = { prepare: async (world) => ({ id: await deskId(world) }) };

export const SUPPORT_PLANS: Record<string, Plan> = {
  'POST /api/v1/support': withNewUser(undefined, 10),
  'GET /api/v1/support/:id': onConversation,
  // A generated id is left out, since it could come with two texts.
  'POST /api/v1/support/:id/messages': {
    runs: 20,
    prepare: async (world) => ({ id: await startOnce(world), body: { id: undefined } }),
  },
  'POST /api/v1/support/:id/read': onConversation,
  'POST /api/v1/support/:id/close': onConversation,
  'GET /api/v1/admin/support/:userId/:id': atDesk,
  'POST /api/v1/admin/support/:userId/:id/messages': {
    prepare: async (world) => ({ id: await deskId(world), body: { id: undefined, seen: undefined } }),
  },
  'PUT /api/v1/admin/support/:userId/:id/assignment': {
    prepare: async (world, { body }) => ({
      id: await deskId(world),
      // Only an administrator can be responsible.
      body: { to: body['to'] === null ? null : world.admin.uid, from: undefined },
    }),
  },
  'PUT /api/v1/admin/support/:userId/:id/state': atDesk,
};

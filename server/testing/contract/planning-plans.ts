import { signUpUser } from '../admins.ts';
import { addGoal, putAside } from '../goals.ts';
import { addNotice, listDismissed, NOTICES } from '../notices.ts';
import { withNewUser, type Plan } from './plan.ts';
import type { World } from './world.ts';

const onGoal = withNewUser(async (user) => ({ id: await addGoal(user) }));

/** Signs up a user with Premium, and returns the key of one of their notices. */
async function withNotice({ app, admin }: World) {
  const sender = await signUpUser(app);
  await admin.put(`/api/v1/admin/users/${sender.uid}/plan`, { plan: 'premium', until: null });
  return { sender, id: await addNotice(app, sender) };
}

const onNotice: Plan = { runs: 10, prepare: withNotice };

const onDismissed: Plan = {
  runs: 10,
  prepare: async (world) => {
    const { sender, id } = await withNotice(world);
    await sender.post(`${NOTICES}/${id}/dismiss`, { scope: 'merchant' });
    return { sender, id: (await listDismissed(sender))[0]?.key ?? '' };
  },
};

export const PLANNING_PLANS: Record<string, Plan> = {
  'GET /api/v1/budgets/:category/amounts': { prepare: () => ({ id: 'food' }) },
  'PUT /api/v1/budgets/:category': { prepare: () => ({ id: 'food' }) },
  'POST /api/v1/goals': withNewUser(),
  'PATCH /api/v1/goals/:id': onGoal,
  'DELETE /api/v1/goals/:id': onGoal,
  'POST /api/v1/notices/:key/dismiss': onNotice,
  'POST /api/v1/notices/:key/undismiss': onNotice,
  'DELETE /api/v1/notices/dismissed/:key': onDismissed,
  'GET /api/v1/goals/:id/entries': onGoal,
  'POST /api/v1/goals/:id/entries': onGoal,
  'DELETE /api/v1/goals/:id/entries/:entryId': withNewUser(async (user) => {
    const id = await addGoal(user);
    return { id: `${id},${await putAside(user, id)}` };
  }),
};

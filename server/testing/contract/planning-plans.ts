import { signUpUser } from '../admins.ts';
import { addGoal, putAside } from '../goals.ts';
import { addNotice, listDismissed, NOTICES } from '../notices.ts';
import type { TestClient } from '../test-client.ts';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** Calls as a new user each time, so that nobody has too many goals. */
function withNew(prepareId: (user: TestClient) => Promise<string>): Plan {
  return {
    runs: 20,
    prepare: async ({ app }) => {
      const as = await app.signUp();
      return { as, id: await prepareId(as) };
    },
  };
}

const onGoal = withNew((user) => addGoal(user));

/** Signs up a user with Premium, and returns the key of one of their notices. */
async function withNotice({ app, admin }: World) {
  const as = await signUpUser(app);
  await admin.put(`/api/v1/admin/users/${as.uid}/plan`, { plan: 'premium', until: null });
  return { as, id: await addNotice(app, as) };
}

const onNotice: Plan = { runs: 10, prepare: withNotice };

const onDismissed: Plan = {
  runs: 10,
  prepare: async (world) => {
    const { as, id } = await withNotice(world);
    await as.post(`${NOTICES}/${id}/dismiss`, { scope: 'merchant' });
    return { as, id: (await listDismissed(as))[0]?.key ?? '' };
  },
};

export const PLANNING_PLANS: Record<string, Plan> = {
  'GET /api/v1/budgets/:category/amounts': { prepare: () => ({ id: 'food' }) },
  'PUT /api/v1/budgets/:category': { prepare: () => ({ id: 'food' }) },
  'POST /api/v1/goals': withNew(() => Promise.resolve('')),
  'PATCH /api/v1/goals/:id': onGoal,
  'DELETE /api/v1/goals/:id': onGoal,
  'POST /api/v1/notices/:key/dismiss': onNotice,
  'POST /api/v1/notices/:key/undismiss': onNotice,
  'DELETE /api/v1/notices/dismissed/:key': onDismissed,
  'GET /api/v1/goals/:id/entries': onGoal,
  'POST /api/v1/goals/:id/entries': onGoal,
  'DELETE /api/v1/goals/:id/entries/:entryId': withNew(async (user) => {
    const id = await addGoal(user);
    return `${id},${await putAside(user, id)}`;
  }),
};

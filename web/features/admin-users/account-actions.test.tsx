import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useAccountActions } from './account-actions.ts';

type User = Parameters<typeof useAccountActions>[0];

const FREE: User = {
  isAdmin: false,
  isSuspended: false,
  plan: 'free',
  premiumRequestedAt: null,
  hasTwoStep: false,
};

/** The actions that administrators see on the account of another user. */
function actionsFor(user: User, hasEveryonePremium: boolean): string {
  const client = new QueryClient();
  client.setQueryData(instanceQuery.queryKey, { hasEveryonePremium } as never);
  const Actions = () => useAccountActions(user, false).join();
  return renderToString(
    <QueryClientProvider client={client}>
      <Actions />
    </QueryClientProvider>,
  );
}

test.each([
  ['a free plan where everyone has Premium', FREE, true, 'promote,suspend'],
  ['a free plan where plans count', FREE, false, 'promote,plan,suspend'],
  ['a Premium plan where everyone has Premium', { ...FREE, plan: 'premium' }, true, 'promote,plan,suspend'],
  ['an account with a code at sign-in', { ...FREE, hasTwoStep: true }, true, 'promote,removeTwoStep,suspend'],
] as const)('the actions on %s', (_, user, everyone, actions) => {
  expect(actionsFor(user, everyone)).toBe(actions);
});

import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';

export const GOALS = '/api/v1/goals';
export const HOLIDAY = { name: 'Holiday', target: 1_200, day: null };

/** Adds a goal with some changes, and returns its id. */
export async function addGoal(user: TestClient, changes: object = {}): Promise<string> {
  const { status, body } = await user.post(GOALS, { ...HOLIDAY, ...changes });
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

/** Puts money aside for a goal, or takes it out if negative; returns the id of the entry. */
export async function putAside(
  user: TestClient,
  goalId: string,
  { amount = 100, day = '2026-03-01' } = {},
): Promise<string> {
  const path = `${GOALS}/${goalId}/entries`;
  const { status, body } = await user.post(path, { amount, day });
  expect([status, body]).toMatchObject([201, {}]);
  return (await user.get(path)).body.items[0].id as string;
}

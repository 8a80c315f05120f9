import { uuidv7 } from 'uuidv7';
import type { CategoryItem } from '#shared/contract/categories.ts';
import type { TestResponse, TestClient } from './test-client.ts';

export const CATEGORIES_PATH = '/api/v1/categories';
export const EXPENSES_PATH = '/api/v1/expenses';

/** Adds a category of expenses with a unique name, and returns its id. Throws if it is not added. */
export async function addCategory(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await user.post(CATEGORIES_PATH, { type: 'expense', name: uuidv7(), ...fields });
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`);
  return body.id as string;
}

export async function listCategories(user: TestClient): Promise<CategoryItem[]> {
  return (await user.get(CATEGORIES_PATH)).body.items as CategoryItem[];
}

export async function findCategory(user: TestClient, id: string): Promise<CategoryItem | undefined> {
  return (await listCategories(user)).find((each) => each.id === id);
}

/** Returns the body of a request that adds an expense. */
export function newExpense(fields: Record<string, unknown>) {
  return { description: 'x', amount: 1, date: '2026-03-02', ...fields };
}

/** Adds an expense of a category, and returns its id. Throws if it is not added. */
export async function spend(
  user: TestClient,
  category: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await user.post(EXPENSES_PATH, newExpense({ category, ...fields }));
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`);
  return body.id as string;
}

export async function categoryOf(user: TestClient, id: string): Promise<string> {
  return (await user.get(`${EXPENSES_PATH}/${id}`)).body.category as string;
}

/** Merges a category into another one. */
export async function mergeInto(user: TestClient, from: string, into: string): Promise<TestResponse> {
  return await user.post(`${CATEGORIES_PATH}/${encodeURIComponent(from)}/merge`, { into });
}

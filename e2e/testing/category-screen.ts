import type { BrowserContext } from 'playwright-core';
import { listCategories, type CategoryItem } from '#shared/contract/categories.ts';

/** Reads the categories of the signed-in user. */
export async function readCategories(context: BrowserContext, url: string): Promise<CategoryItem[]> {
  const response = await context.request.get(url + listCategories.path);
  return ((await response.json()) as { items: CategoryItem[] }).items;
}

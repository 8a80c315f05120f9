import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, signUpOverHttp, visit, type Visit } from './people.ts';
import type { ServerInUse } from './server.ts';
import { openBrowser } from './stage.ts';

/** Opens the profile of a new user in a new browser profile. */
export async function enterProfile(
  server: ServerInUse,
  account: Record<string, unknown> = {},
): Promise<Visit & { email: string }> {
  const visited = await visit(await openBrowser(), server.url);
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, name: 'Ana', timeZone: 'UTC', ...account });
  await visited.page.goto('/profile');
  await visited.page.getByRole('heading', { level: 1 }).waitFor();
  // A list that arrives moves the content below it, and a click in that moment misses.
  await expect.poll(() => visited.page.locator('.mantine-Skeleton-root').count()).toBe(0);
  return { ...visited, email };
}

/** Reads the profile of the signed-in user over HTTP. */
export async function readProfile(context: BrowserContext): Promise<Record<string, unknown>> {
  return (await (await context.request.get('/api/v1/me')).json()) as Record<string, unknown>;
}

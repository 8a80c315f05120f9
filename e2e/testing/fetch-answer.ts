import type { APIResponse, Route } from 'playwright-core';

/**
 * Asks the server what the page asks it. The server may close a kept connection in the moment in which it is used
 * again; the request, which the server has not read then, is sent once more over a new one.
 */
export async function fetchAnswer(route: Route): Promise<APIResponse> {
  return await route.fetch({ maxRetries: 3 });
}

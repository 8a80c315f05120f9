import type { APIResponse, Route } from 'playwright-core';

/**
 * Forwards a request of the page to the server. The server may close an idle connection in the moment in which it is
 * used again; then the unread request is sent again over a new one.
 */
export async function fetchResponse(route: Route): Promise<APIResponse> {
  return await route.fetch({ maxRetries: 3 });
}

import type { APIResponse, Route } from 'playwright-core';

/**
 * Forwards a request of the page to the server. If the server closes an idle connection in that moment, the request is
 * sent again over another.
 */
export async function fetchResponse(route: Route): Promise<APIResponse> {
  return await route.fetch({ maxRetries: 3 });
}

import type { BrowserContext } from 'playwright-core';
import type { PremiumMode } from '#shared/premium.ts';

/** Sets who has Premium, as the administrator of this browser profile. */
export async function setPremiumMode(
  context: BrowserContext,
  url: string,
  premiumMode: PremiumMode,
): Promise<void> {
  const headers = { origin: url };
  const response = await context.request.patch(`${url}/api/v1/admin/settings`, {
    headers,
    data: { premiumMode },
  });
  if (!response.ok()) throw new Error(`The mode was not set: ${await response.text()}`);
}

import type { TestClient } from '../test-client.ts';
import type { Input } from './arbitraries.ts';
import type { World } from './world.ts';

/** What is sent instead of what was made up, or besides it; a body's fields are set one by one. */
export type Sent = {
  as?: TestClient;
  id?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Uint8Array;
};

/** What has to be there before an endpoint can succeed, and how often it is called. */
export type Plan = { runs?: number; prepare?: (world: World, input: Input) => Promise<Sent> | Sent };

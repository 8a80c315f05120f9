import type { TestClient } from '../test-client.ts';
import type { Input } from './arbitraries.ts';
import type { World } from './world.ts';

/** Values that replace or complete the generated input; fields of the body are replaced one by one. */
export type Sent = {
  as?: TestClient;
  id?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Uint8Array;
};

/** The preparation that an endpoint needs before it can succeed, and the number of its calls. */
export type Plan = { runs?: number; prepare?: (world: World, input: Input) => Promise<Sent> | Sent };

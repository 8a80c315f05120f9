import type { TestClient } from '../test-client.ts';
import type { Input } from './arbitraries.ts';
import type { World } from './world.ts';

/** Values that replace or complete the generated input; fields of the body are replaced one by one. */
export type Replacements = {
  /** The client that sends the request; by default one that may call the endpoint. */
  sender?: TestClient;
  id?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Uint8Array;
};

/** The preparation that an endpoint needs before it can succeed, and the number of its calls. */
export type Plan = {
  runs?: number;
  prepare?: (world: World, input: Input) => Promise<Replacements> | Replacements;
};

/** Calls an endpoint as a new user each time, so that no account reaches a limit. */
export function withNewUser(
  prepare: (
    user: TestClient,
    input: Input,
    world: World,
  ) => Promise<Replacements> | Replacements = () => ({}),
  runs = 20,
): Plan {
  return {
    runs,
    async prepare(world, input) {
      const sender = await world.app.signUp();
      return { sender, ...(await prepare(sender, input, world)) };
    },
  };
}

import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { TestResponse, TestClient } from '../test-client.ts';
import type { Input } from './arbitraries.ts';
import type { Plan, Replacements } from './plan.ts';
import type { World } from './world.ts';

/** Prepares the plan, and sends the input with the plan's replacements and the query that `widen` returns. */
export async function sendPlanned(
  world: World,
  endpoint: Endpoint,
  {
    plan,
    input,
    widen = (query) => query,
  }: { plan: Plan; input: Input; widen?: (query: Input['query']) => Input['query'] },
): Promise<TestResponse> {
  const { id = input.id, query, body, ...options } = { ...(await plan.prepare?.(world, input)) };
  const sent = {
    id,
    query: widen({ ...input.query, ...query }),
    body: { ...input.body, ...body },
  };
  return await sendInput(world, endpoint, sent, options);
}

/** Sends an input, by default as somebody who may call the endpoint. */
export async function sendInput(
  world: World,
  endpoint: Endpoint,
  { id, query, body }: Input,
  { sender = findSender(world, endpoint), file }: Pick<Replacements, 'sender' | 'file'> = {},
): Promise<TestResponse> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) search.append(name, String(each));
    }
  }
  const names = endpoint.path.match(/:\w+/g) ?? [];
  const values = names.length > 1 ? id.split(',') : [id];
  const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''));
  const address = search.size > 0 ? `${path}?${search.toString()}` : path;
  const headers = file ? { 'content-type': 'image/png' } : {};
  return await sender.send(endpoint.method, address, endpoint.body ? body : file, headers);
}

function findSender({ app, admin, user }: World, { access }: Endpoint): TestClient {
  if (access === 'public') return app.visitor();
  return access === 'admin' ? admin : user;
}

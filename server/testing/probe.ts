import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '#shared/contract/endpoint.ts';
import { mount } from '#server/http/mount.ts';
import type { TestApp } from './test-app.ts';

export const PROBE = '/api/v1/probe';

/** Mounts an endpoint for tests, which returns an empty object unless `fail` rejects. Call it before the first request. */
export function mountProbe(
  { app }: Pick<TestApp, 'app'>,
  access: Pick<Endpoint, 'access' | 'needsPremium' | 'byToken'>,
  fail: () => Promise<void> = () => Promise.resolve(),
): void {
  const output = z.strictObject({});
  const probe = endpoint({ method: 'GET', path: PROBE, summary: '', tag: '', output, ...access });
  mount(app, probe, async () => {
    await fail();
    return {};
  });
}

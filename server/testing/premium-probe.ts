import * as z from 'zod/mini';
import { endpoint } from '#shared/contract/endpoint.ts';
import { mount } from '#server/http/mount.ts';
import type { TestApp } from './test-app.ts';

export const PROBE = '/api/v1/premium-probe';

/** Mounts an endpoint that needs Premium and returns an empty object. Call it before the first request. */
export function mountPremiumProbe({ app }: Pick<TestApp, 'app'>): void {
  const probe = endpoint({
    method: 'GET',
    path: PROBE,
    summary: '',
    tag: '',
    access: 'user',
    needsPremium: true,
    byToken: 'read',
    output: z.strictObject({}),
  });
  mount(app, probe, () => Promise.resolve({}));
}

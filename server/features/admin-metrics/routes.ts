import { getMetrics, refreshMetrics } from '#shared/contract/admin-metrics.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Metrics } from './metrics.ts';

/** Mounts the endpoints with figures of the installation. No figure shows a single transaction. */
export function mountAdminMetrics(app: App, metrics: Metrics): void {
  mount(app, getMetrics, () => metrics.get());
  mount(app, refreshMetrics, () => metrics.refresh());
}

import { ownServices, readCompose } from './compose-problems.ts';
import { problemIf } from './problems.ts';

/** Finds the conflicts between a Caddyfile and its compose file, one sentence each. */
export function caddyfileProblems(caddyfile: string, composeText: string): string[] {
  const compose = readCompose(composeText);
  const instances = ownServices(compose);
  const upstreams = (/reverse_proxy ([^{\n]*)/.exec(caddyfile)?.[1] ?? '').trim();
  const addresses = instances.map(([name, { environment }]) => `${name}:${environment?.['PORT']}`).join(' ');
  const drainSeconds = instances.map(([, { environment }]) => Number(environment?.['DRAIN_SECONDS'] ?? 0));
  const variables = Object.keys(compose.services['caddy']?.environment ?? {});
  return [
    ...problemIf(upstreams !== addresses, `it sends to ${upstreams}, and the instances are ${addresses}`),
    ...findDirectiveProblems(caddyfile, Math.min(...drainSeconds)),
    ...readVariables(caddyfile).flatMap((name) =>
      problemIf(!variables.includes(name), `${name} is not given to it`),
    ),
  ];
}

function findDirectiveProblems(caddyfile: string, shortestDrainSeconds: number): string[] {
  const seconds = (directive: string) => readSeconds(caddyfile, directive);
  return [
    ...problemIf(!caddyfile.includes('health_uri /healthz\n'), 'it does not ask /healthz'),
    ...problemIf(
      !(seconds('health_interval') * 2 < shortestDrainSeconds),
      'it asks too seldom to see one drain',
    ),
    ...problemIf(!(seconds('lb_try_duration') > 0), 'a request that reached no instance is lost'),
    ...problemIf(!caddyfile.includes('flush_interval -1\n'), 'it may hold events back'),
    ...problemIf(!(seconds('keepalive') < 5), 'it may send on a connection that Saldo is closing'),
  ];
}

function readVariables(caddyfile: string): string[] {
  return Array.from(caddyfile.matchAll(/\{\$(\w+)/g), ([, name = '']) => name);
}

function readSeconds(caddyfile: string, directive: string): number {
  return Number(new RegExp(`\\b${directive} (\\d+)s\n`).exec(caddyfile)?.[1] ?? Number.NaN);
}

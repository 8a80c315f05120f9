import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '#server/config.ts';
import { caddyfileProblems } from './caddyfile-problems.ts';
import { composeProblems, readCompose } from './compose-problems.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const embedded = read('compose.yaml');
const postgres = read('compose.postgres.yaml');
const caddyfile = read('ops/Caddyfile');

describe('the compose files', () => {
  test.each([
    ['compose.yaml', embedded],
    ['compose.postgres.yaml', postgres],
  ])('%s has no known problem', (_, text) => {
    expect(composeProblems(text, SETTINGS)).toEqual([]);
  });

  test('mount only files that exist', () => {
    const files = Object.values(readCompose(postgres).services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((source) => source.startsWith('.'));
    expect(files).toEqual(['./ops/Caddyfile']);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test.each([
    [
      'the newest image',
      'postgres:18.4',
      'postgres:latest',
      'postgres: postgres:latest names no exact version',
    ],
    ['an image without a tag', 'caddy:2.11.7-alpine', 'caddy', 'caddy: caddy names no exact version'],
    ['a service that stays down', 'restart: unless-stopped', 'restart: "no"', 'stays down after a failure'],
    ['privileges', 'no-new-privileges:true', 'seccomp:unconfined', 'may gain privileges'],
    ['capabilities', '- ALL', '- CHOWN', 'saldo-1 keeps capabilities'],
    [
      'a program that can be changed',
      'read_only: true',
      'read_only: false',
      'saldo-2 may change its own program',
    ],
    ['a hurried stop', 'stop_grace_period: 30s', 'stop_grace_period: 10s', 'is killed before 15 s are over'],
    ['data in no volume', 'backups:/data/backups', 'backups:/backups', 'saldo-1 loses its data'],
    ['a setting that nobody reads', 'DRAIN_SECONDS', 'DRAIN_SECOND', 'saldo-1: DRAIN_SECOND is no setting'],
    ['a secret', /SECRET: .*/, 'SECRET: abc', 'saldo-1: SECRET is written down'],
    [
      'a password',
      /POSTGRES_PASSWORD: .*/,
      'POSTGRES_PASSWORD: abc',
      'postgres: POSTGRES_PASSWORD is written down',
    ],
    ['a secret by default', /SECRET: .*/, 'SECRET: ${SECRET:-abc}', 'saldo-2: SECRET is written down'],
    [
      'trust in anybody',
      'TRUSTED_PROXIES: 172.30.42.2',
      'TRUSTED_PROXIES: 0.0.0.0/0',
      "trusts another address than the proxy's",
    ],
  ])('the check finds %s', (_, good, bad, problem) => {
    expect(composeProblems(plantFault(postgres, good, bad), SETTINGS)).toContainEqual(
      expect.stringContaining(problem),
    );
  });

  test('the check finds trust in an address other than the machine itself', () => {
    const planted = plantFault(embedded, 'TRUSTED_PROXIES: 172.30.41.1', 'TRUSTED_PROXIES: 127.0.0.1');
    expect(composeProblems(planted, SETTINGS)).toEqual([
      "saldo trusts another address than the proxy's, 172.30.41.1",
    ]);
  });
});

describe('the Caddyfile', () => {
  test('fits its services', () => {
    expect(caddyfileProblems(caddyfile, postgres)).toEqual([]);
  });

  test.each([
    [
      'one instance only',
      ' saldo-2:3000',
      '',
      'it sends to saldo-1:3000, and the instances are saldo-1:3000 saldo-2:3000',
    ],
    ['another port', 'saldo-1:3000', 'saldo-1:3001', 'it sends to saldo-1:3001 saldo-2:3000'],
    ['the wrong question', 'health_uri /healthz', 'health_uri /readyz', 'it does not ask /healthz'],
    ['slow questions', 'health_interval 1s', 'health_interval 30s', 'it asks too seldom to see one drain'],
    ['no questions', 'health_interval 1s\n', '\n', 'it asks too seldom to see one drain'],
    ['one try', 'lb_try_duration 10s\n', '\n', 'a request that reached no instance is lost'],
    ['buffering', 'flush_interval -1\n', '\n', 'it may hold events back'],
    ['old connections', 'keepalive 4s', 'keepalive 90s', 'it may send on a connection that Saldo is closing'],
    ['an unknown variable', '{$DOMAIN}', '{$HOSTNAME}', 'HOSTNAME is not given to it'],
  ])('the check finds %s', (_, good, bad, problem) => {
    expect(caddyfileProblems(plantFault(caddyfile, good, bad), postgres)).toContainEqual(
      expect.stringContaining(problem),
    );
  });
});

function plantFault(text: string, good: string | RegExp, bad: string): string {
  const planted = text.replace(good, bad);
  expect(planted).not.toBe(text);
  return planted;
}

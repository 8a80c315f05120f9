import { expect, it } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['::1', true],
  ['[::1]', true],
  ['127.999.1.1', false],
  ['127.0.0.1.evil.com', false],
  ['localhost.evil.com', false],
  ['128.0.0.1', false],
])('mail to %s stays on the machine: %s', (host, stays) => {
  expect(isLoopbackHost(host)).toBe(stays);
});

import { isIPv4 } from 'node:net';

/** Whether mail to this host stays on the machine, judged by its name or address alone. */
export function isLoopbackHost(host: string): boolean {
  if (isIPv4(host)) return host.startsWith('127.');
  return /^(localhost|::1|\[::1\])$/i.test(host);
}

import { isIP, isIPv6 } from 'node:net';
import * as z from 'zod';

/** An e-mail address and the name before it, which may be empty. */
export type Mailbox = { name: string; address: string };

/** Whether an http:// or https:// address has more than a host and a port. */
export function hasPath(url: string): boolean {
  const { protocol, pathname, search, hash } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol ?? '') && (!/^\/*$/.test(pathname ?? '') || search !== '' || hash !== '');
}

/** Whether a text is an address such as 10.0.0.1, or a network such as 10.0.0.0/8. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && rest.length === 0;
}

/** Parses `address` or `Name <address>`; returns undefined if it is neither or would break a header. */
export function toMailbox(text: string): Mailbox | undefined {
  const match = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text.trim());
  const { name = '', address = text.trim() } = match?.groups ?? {};
  const isSafe = !/\p{Cc}/u.test(text) && z.email().safeParse(address).success;
  return isSafe ? { name: name.trim().replaceAll('"', ''), address } : undefined;
}

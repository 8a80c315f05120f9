import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/**
 * Finds the address that is asking. A forwarding header is believed only when a trusted proxy sent it,
 * and then only its last entry that is not such a proxy itself.
 */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return async (http, next) => {
    http.set('clientAddress', findAddress(http, isTrusted));
    await next();
  };
}

/** What one person can have of an address: the whole of IPv4, the /64 network of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Node's list of addresses and networks, named for its usual purpose. */
function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function findAddress(http: Context<HttpEnvironment>, isTrusted: (address: string) => boolean): string {
  const peer = peerAddress(http);
  if (!isTrusted(peer)) return peer;
  const forwarded = (http.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return forwarded.findLast((address) => address !== '' && !isTrusted(address)) ?? peer;
}

function peerAddress(http: Context<HttpEnvironment>): string {
  // A request that a test hands to the app directly has no socket.
  const environment: unknown = http.env;
  const hasSocket = typeof environment === 'object' && environment !== null && 'incoming' in environment;
  const address = hasSocket ? getConnInfo(http).remote.address : undefined;
  return (address ?? '127.0.0.1').replace(/^::ffff:/, '');
}

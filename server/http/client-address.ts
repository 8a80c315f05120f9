import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';
import { normalizeAddress } from './network-address.ts';

/** The address of a request without a socket, as in tests. */
const LOOPBACK = '127.0.0.1';

/** Finds the client's address from the socket's peer and the X-Forwarded-For header. */
export type FindAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** Puts the client's address into the context. */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  const find = createFindAddress(trustedProxies);
  return async (http, next) => {
    http.set('clientAddress', find(findPeer(http), http.req.header('x-forwarded-for')));
    await next();
  };
}

/**
 * Returns a function that finds the client's address, normalized. Only a trusted proxy's header counts: its last entry
 * that is not a trusted proxy itself. If that is not an address, the peer is the client.
 */
export function createFindAddress(trustedProxies: readonly string[]): FindAddress {
  const isTrusted = createIsTrusted(trustedProxies);
  const isTrustedPeer = memoize(isTrusted);
  const findForwarded = memoize((forwardedFor) => {
    const entries = forwardedFor.split(',').filter((entry) => entry.trim() !== '');
    return normalizeAddress(entries.findLast((entry) => !isTrusted(normalizeAddress(entry))) ?? '');
  });
  return (socketPeer, forwardedFor) => {
    const peer = normalizeAddress(socketPeer ?? '') ?? LOOPBACK;
    if (forwardedFor === undefined || !isTrustedPeer(peer)) return peer;
    return findForwarded(forwardedFor) ?? peer;
  };
}

/** Returns a function that tells whether a normalized address is one of the proxies or in one of their networks. */
export function createIsTrusted(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  if (trustedProxies.length === 0) return () => false;
  const list = toBlockList(trustedProxies);
  return (address) => address !== undefined && list.check(address, toFamily(address));
}

/** The maximum number of cached texts, and their maximum length. */
const MAX_CACHED = 1_000;
const MAX_CACHED_LENGTH = 100;

/** Caches results, because a refusal under load has to be cheap. */
function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cached = new Map<string, T>();
  return (text) => {
    if (cached.has(text)) return cached.get(text) as T;
    const result = compute(text);
    if (cached.size >= MAX_CACHED) cached.clear();
    if (text.length <= MAX_CACHED_LENGTH) cached.set(text, result);
    return result;
  };
}

/** Node's class for lists of addresses and networks is named `BlockList`. */
function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [text = '', prefix] = network.split('/');
    // The prefix of a mapped network counts bits of IPv6, so its address is not converted to IPv4.
    const address = prefix === undefined ? (normalizeAddress(text) ?? text) : text;
    if (prefix === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(prefix), toFamily(address));
  }
  return list;
}

function toFamily(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function findPeer(http: Context<HttpEnvironment>): string | undefined {
  const environment = http.env as { incoming?: IncomingMessage } | undefined;
  return environment?.incoming?.socket.remoteAddress;
}

import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';
import { normalizeAddress } from './network-address.ts';

/** In tests a request may have no socket. */
const LOOPBACK = '127.0.0.1';

/** The client's address, found from the socket's peer and the X-Forwarded-For header. */
export type FindAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** Puts the client's address into the context. */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  const find = createFindAddress(trustedProxies);
  return async (http, next) => {
    http.set('clientAddress', find(peerOf(http), http.req.header('x-forwarded-for')));
    await next();
  };
}

/**
 * Finds the client's address, normalized. Only a trusted proxy's header counts: its last entry that is not a trusted
 * proxy itself. If that is not an address, the peer is the client.
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

/** Answers whether a normalized address is one of the proxies or in one of their networks. */
export function createIsTrusted(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  if (trustedProxies.length === 0) return () => false;
  const list = toBlockList(trustedProxies);
  return (address) => address !== undefined && list.check(address, familyOf(address));
}

/** How many texts to remember, and how long they may be. */
const MAX_REMEMBERED = 1_000;
const MAX_REMEMBERED_LENGTH = 100;

/** Remembers answers, because a refusal under load has to be cheap. */
function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const remembered = new Map<string, T>();
  return (text) => {
    if (remembered.has(text)) return remembered.get(text) as T;
    const fresh = answer(text);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (text.length <= MAX_REMEMBERED_LENGTH) remembered.set(text, fresh);
    return fresh;
  };
}

/** Node calls its list of addresses and networks a block list. */
function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [given = '', prefix] = network.split('/');
    // The prefix of a mapped network counts bits of IPv6, so it stays as it is.
    const address = prefix === undefined ? (normalizeAddress(given) ?? given) : given;
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function peerOf(http: Context<HttpEnvironment>): string | undefined {
  const environment = http.env as { incoming?: IncomingMessage } | undefined;
  return environment?.incoming?.socket.remoteAddress;
}

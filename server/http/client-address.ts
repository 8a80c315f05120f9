import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

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

/**
 * Normalizes an address: IPv4 dotted, also if mapped into IPv6; IPv6 as in RFC 5952, without a zone. Drops a port,
 * brackets, quotes and spaces. Undefined if the text is not an address.
 */
export function normalizeAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([^[\]]*))$/.exec(unquoted(text)) ?? [];
  const address = (bracketed ?? plain ?? '').replace(/%.*$/, '');
  const ipv4 = bracketed === undefined ? address.replace(/^([^:]*):\d{1,5}$/, '$1') : address;
  if (isIPv4(ipv4)) return ipv4;
  return isIPv6(address) ? normalizeIpv6(address) : undefined;
}

/** The network that one client controls: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const normalized = normalizeAddress(address) ?? address;
  if (!isIPv6(normalized)) return normalized;
  const ipv4 = ipv4Within(normalized, TRANSLATED);
  if (ipv4 !== undefined) return ipv4;
  const [head = [], tail = []] = normalized.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail].slice(0, 4).join(':');
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

/** In tests a request may have no socket. */
const LOOPBACK = '127.0.0.1';

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

function normalizeIpv6(address: string): string {
  // The URL parser writes the shortest form.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return ipv4Within(shortest, MAPPED) ?? shortest;
}

const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;
/** IPv4 addresses translated into IPv6, where all of them share one /64 (RFC 6052, RFC 2765, RFC 4291). */
const TRANSLATED = /^(?:64:ff9b::|::ffff:0:|::)([\da-f]+):([\da-f]+)$/;

function ipv4Within(address: string, form: RegExp): string | undefined {
  const [, high, low] = form.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
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

import { isIPv4, isIPv6 } from 'node:net';

/**
 * Normalizes an address: IPv4 dotted, also if it is mapped into IPv6; IPv6 as in RFC 5952, without a zone. Removes a
 * port, brackets, quotes and spaces. Returns undefined if the text is not an address.
 */
export function normalizeAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([^[\]]*))$/.exec(removeQuotes(text)) ?? [];
  const address = (bracketed ?? plain ?? '').replace(/%.*$/, '');
  const ipv4 = bracketed === undefined ? address.replace(/^([^:]*):\d{1,5}$/, '$1') : address;
  if (isIPv4(ipv4)) return ipv4;
  return isIPv6(address) ? normalizeIpv6(address) : undefined;
}

/** Returns the network that one client controls: an IPv4 address, or the /64 network of an IPv6 address. */
export function toNetwork(address: string): string {
  const normalized = normalizeAddress(address) ?? address;
  if (!isIPv6(normalized)) return normalized;
  const ipv4 = findIpv4(normalized, TRANSLATED);
  if (ipv4 !== undefined) return ipv4;
  const [head = [], tail = []] = normalized.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail].slice(0, 4).join(':');
}

function removeQuotes(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

function normalizeIpv6(address: string): string {
  // The URL parser writes the shortest form.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return findIpv4(shortest, MAPPED) ?? shortest;
}

const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;
/** IPv4 addresses translated into IPv6, where all of them share one /64 (RFC 6052, RFC 2765, RFC 4291). */
const TRANSLATED = /^(?:64:ff9b::|::ffff:0:|::)([\da-f]+):([\da-f]+)$/;

function findIpv4(address: string, form: RegExp): string | undefined {
  const [, high, low] = form.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

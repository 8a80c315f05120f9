import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/**
 * Finds the address that is asking. A forwarding header is believed only when a trusted proxy sent it,
 * and then only its last entry that is not such a proxy itself.
 */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    http.set('clientAddress', findAddress(http, trustedProxies));
    await next();
  };
}

function findAddress(http: Context<HttpEnvironment>, trustedProxies: readonly string[]): string {
  const peer = peerAddress(http);
  if (!trustedProxies.includes(peer)) return peer;
  const forwarded = (http.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return forwarded.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer;
}

function peerAddress(http: Context<HttpEnvironment>): string {
  // A request that a test hands to the app directly has no socket.
  const hasSocket = http.env !== undefined && http.env !== null && 'incoming' in (http.env as object);
  const address = hasSocket ? getConnInfo(http).remote.address : undefined;
  return (address ?? '127.0.0.1').replace(/^::ffff:/, '');
}

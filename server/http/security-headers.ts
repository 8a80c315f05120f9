import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { isComplete } from './complete-response.ts';
import type { HttpEnvironment } from './environment.ts';

/**
 * Adds the security headers to every response, including errors and files. A nonce allows a page's own styles, a hash
 * the only script inside it.
 */
export function securityHeaders(options: { isHttps: boolean }): MiddlewareHandler<HttpEnvironment> {
  const fixed = fixedHeaders(options);
  const apiHeaders = Object.fromEntries([...refusalHeaders(options), NO_STORE]);
  return async (http, next) => {
    http.set('apiHeaders', apiHeaders);
    await next();
    if (isComplete(http)) return;
    const { styleNonce, styleHash, scriptHash } = http.var;
    const nonce = styleNonce && `'nonce-${styleNonce}'`;
    const sources = {
      style: styleHash === undefined ? nonce : `'sha256-${styleHash}'`,
      script: scriptHash === undefined ? undefined : `'sha256-${scriptHash}'`,
    };
    // Set on the response itself, since Hono's own method would copy the body into a stream for each client.
    const { headers } = http.res;
    headers.set('Content-Security-Policy', contentSecurityPolicy(sources));
    for (const [name, value] of fixed) headers.set(name, value);
    const isApi = http.req.path.startsWith('/api/');
    if (isApi && !headers.has('Cache-Control')) headers.set(...NO_STORE);
  };
}

const NO_STORE = ['Cache-Control', 'no-store'] as const;

/** Makes the nonce for the styles of the page that is sent. */
export function makeStyleNonce(http: Context<HttpEnvironment>): string {
  const nonce = randomBytes(16).toString('base64');
  http.set('styleNonce', nonce);
  return nonce;
}

/** Returns the security headers of a refusal that is written before the framework gets the request. */
export function refusalHeaders(options: { isHttps: boolean }): readonly (readonly [string, string])[] {
  return [['Content-Security-Policy', contentSecurityPolicy()], ...fixedHeaders(options)];
}

function fixedHeaders({ isHttps }: { isHttps: boolean }): readonly (readonly [string, string])[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ];
}

function contentSecurityPolicy(
  sources: { style?: string | undefined; script?: string | undefined } = {},
): string {
  const selfAnd = (source: string | undefined) => (source === undefined ? "'self'" : `'self' ${source}`);
  return [
    "default-src 'none'",
    `script-src ${selfAnd(sources.script)}`,
    `style-src ${selfAnd(sources.style)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

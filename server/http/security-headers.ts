import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/** Headers on every answer, errors and files included. The nonce lets the page's own styles in. */
export function securityHeaders(options: { isHttps: boolean }): MiddlewareHandler<HttpEnvironment> {
  return async (http, next) => {
    const nonce = randomBytes(16).toString('base64');
    http.set('styleNonce', nonce);
    await next();
    const hash = http.get('styleHash');
    const ownStyle = hash === undefined ? `nonce-${nonce}` : `sha256-${hash}`;
    http.header('Content-Security-Policy', contentSecurityPolicy(ownStyle));
    http.header('X-Content-Type-Options', 'nosniff');
    http.header('Referrer-Policy', 'no-referrer');
    http.header('Cross-Origin-Opener-Policy', 'same-origin');
    http.header('Cross-Origin-Resource-Policy', 'same-origin');
    http.header('Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()');
    if (options.isHttps) http.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const isApi = http.req.path.startsWith('/api/');
    if (isApi && !http.res.headers.has('Cache-Control')) http.header('Cache-Control', 'no-store');
  };
}

function contentSecurityPolicy(ownStyle: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${ownStyle}'`,
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

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { toEtag } from '#server/caching/etag.ts';
import { acceptedEncoding, type Encoding } from '#server/http/encoding.ts';

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Finds built files by path, compressed if the client accepts that. It finds only files that existed at the start. Each
 * is read once and shared by all requests, since streaming from disk costs many times as much.
 */
export function createBuiltFiles(root: string) {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  const cache = new Map<string, ReturnType<typeof load>>();

  // Rejects if a file can no longer be read.
  return async (path: string, acceptEncoding: string | undefined) => {
    if (!paths.has(path) || !/\.\w+$/.test(path)) return undefined;
    const offered = (['br', 'gzip'] as const).filter((encoding) => paths.has(path + EXTENSIONS[encoding]));
    const encoding = acceptedEncoding(acceptEncoding, offered);
    const key = `${encoding} ${path}`;
    const loading = cache.get(key) ?? load(root, path, encoding);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return await loading;
  };
}

async function load(root: string, path: string, encoding: Encoding) {
  const body = await readFile(join(root, path + EXTENSIONS[encoding]));
  return { body, etag: toEtag(body), type: getMimeType(path) ?? 'application/octet-stream', encoding };
}

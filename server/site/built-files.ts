import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, type Encoding } from '#server/http/encoding.ts';

/** A file to send, in the version that the build has compressed if the client accepts that. */
export type BuiltFile = { body: Buffer<ArrayBuffer>; etag: string; type: string; encoding: Encoding };

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Finds built files by path, but only those that existed at the start. Each is read once and shared by all requests,
 * since streaming from disk costs many times as much.
 */
export function createBuiltFiles(root: string) {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  const read = new Map<string, Promise<BuiltFile>>();

  // Rejects if a file can no longer be read.
  return async (path: string, acceptEncoding: string | undefined): Promise<BuiltFile | undefined> => {
    if (!known.has(path) || !/\.\w+$/.test(path)) return undefined;
    const offered = (['br', 'gzip'] as const).filter((encoding) => known.has(path + EXTENSIONS[encoding]));
    const encoding = acceptedEncoding(acceptEncoding, offered);
    const key = `${encoding} ${path}`;
    const loading = read.get(key) ?? load(root, path, encoding);
    read.set(key, loading);
    loading.catch(() => read.delete(key));
    return await loading;
  };
}

async function load(root: string, path: string, encoding: Encoding): Promise<BuiltFile> {
  const body = await readFile(join(root, path + EXTENSIONS[encoding]));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"`, type: getMimeType(path) ?? 'application/octet-stream', encoding };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, type Encoding } from '#server/http/encoding.ts';

/** A file as it is sent, compressed by the build if the client accepts that. */
export type BuiltFile = { body: Buffer<ArrayBuffer>; etag: string; type: string; encoding: Encoding };

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Finds built files by their path. Each is read once and shared by all requests, because streaming from disk costs
 * many times as much. Finds only files that existed at the start.
 */
export function createBuiltFiles(root: string) {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  const read = new Map<string, Promise<BuiltFile>>();

  /** The file at a path; undefined if there is none. Rejects if it can no longer be read. */
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

import { afterEach, beforeEach } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { transport } from '#web/lib/api/call.ts';

type Content = Record<string, unknown>;
type SentBody = Content & { id?: string; from?: { newId: string } };

/**
 * Replaces the server in every test of a file. It stores each body by its id, but its first response is lost. If the id
 * of a new body is stored with other content, it responds with the error `conflict`.
 */
export function lossyServer(conflict: ErrorCode = 'idConflict') {
  const stored = new Map<string, Content>();
  /** The requests whose responses are lost, numbered from the last call of `lose`. */
  let lostNumbers: number[] = [];
  let count = 0;
  const { fetch } = transport;

  const server = {
    stored,
    lose(...numbers: number[]): void {
      [lostNumbers, count] = [numbers, 0];
    },
  };
  beforeEach(() => {
    stored.clear();
    server.lose(1);
    transport.fetch = (url, { method = '', body = '{}' }) => {
      const isRefused = !store(stored, { method, path: url, sent: JSON.parse(body as string) as SentBody });
      count += 1;
      if (lostNumbers.includes(count)) return Promise.reject(new TypeError('network'));
      return Promise.resolve(
        Response.json(isRefused ? { code: conflict } : {}, { status: isRefused ? 409 : 200 }),
      );
    };
  });
  afterEach(() => {
    transport.fetch = fetch;
  });
  return server;
}

/** Stores a body as the server does. Returns whether its id was free, or had the same content. */
function store(
  stored: Map<string, Content>,
  { method, path, sent }: { method: string; path: string; sent: SentBody },
): boolean {
  const { id: sentId, from, ...content } = sent;
  const id = from?.newId ?? sentId ?? path.split('/').at(-1) ?? '';
  const oldContent = stored.get(id);
  const isNew = method === 'POST' || from !== undefined;
  if (isNew && oldContent !== undefined && JSON.stringify(oldContent) !== JSON.stringify(content))
    return false;
  if (method === 'DELETE') stored.delete(id);
  else stored.set(id, { ...(isNew ? {} : oldContent), ...content });
  return true;
}

import { Readable } from 'node:stream';
import { today } from '#shared/calendar.ts';
import { EXPORT_VERSION, exportAccount, type AccountExport } from '#shared/contract/account.ts';
import type { CategoryItem } from '#shared/contract/categories.ts';
import type { PhotoType } from '#shared/contract/photo.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';

type ListName = Exclude<
  keyof AccountExport,
  'format' | 'version' | 'exportedAt' | 'profile' | 'photo' | 'categories'
>;

export type ExportOptions = {
  now: () => number;
  findProfile: (userId: string) => Promise<Profile>;
  findPhoto: (userId: string) => Promise<{ type: PhotoType; content: Buffer } | undefined>;
  listCategories: (caller: Caller) => Promise<CategoryItem[]>;
  streamTransactions: (caller: Caller) => AsyncIterable<Transaction>;
  /** Streams the lists of the export in their order; each is read on demand. */
  streamLists: (caller: Caller) => { [Name in ListName]: AsyncIterable<AccountExport[Name][number]> };
  toCsv: (records: AsyncIterable<Transaction>, caller: Caller) => Promise<AsyncIterable<string | Uint8Array>>;
};

/** Mounts the download: the transactions as CSV, or the whole account as JSON. */
export function mountExport(app: App, options: ExportOptions): void {
  mount(app, exportAccount, async ({ caller, query, http }) => {
    const format = query?.format ?? 'json';
    const text =
      format === 'csv'
        ? await options.toCsv(options.streamTransactions(caller), caller)
        : await exportAsJson(options, caller);
    const name = `saldo-${today(caller.timeZone, options.now())}.${format}`;
    return http.body(toStream(text), 200, {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
}

async function exportAsJson(options: ExportOptions, caller: Caller) {
  const photo = await options.findPhoto(caller.userId);
  return toJsonExport(
    {
      exportedAt: new Date(options.now()).toISOString(),
      profile: await options.findProfile(caller.userId),
      categories: await options.listCategories(caller),
      photo: photo ? { type: photo.type, base64: photo.content.toString('base64') } : null,
    },
    options.streamLists(caller),
  );
}

/** Streams at the speed of the client. After a failure the response breaks off, so that it never looks complete. */
function toStream(text: AsyncIterable<string | Uint8Array>): ReadableStream {
  return Readable.toWeb(Readable.from(text, { objectMode: false })) as ReadableStream;
}

/** The parts that are not streamed. */
type Head = Omit<AccountExport, 'format' | 'version' | ListName>;

/** Yields the export as pieces of JSON text: the transactions need not fit into memory. */
async function* toJsonExport(
  head: Head,
  lists: Record<string, AsyncIterable<unknown>>,
): AsyncGenerator<string> {
  const opening = JSON.stringify({ format: 'saldo', version: EXPORT_VERSION, ...head });
  yield opening.slice(0, -1);
  for (const [name, list] of Object.entries(lists)) {
    yield `,"${name}":[`;
    let separator = '\n';
    for await (const item of list) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '}\n';
}

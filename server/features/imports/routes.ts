import { Readable } from 'node:stream';
import { SUCCESS } from '#shared/contract/fields.ts';
import {
  finishImport,
  getImport,
  listBankLines,
  listImports,
  saveImportRows,
  startImport,
  undoImport as undoImportEndpoint,
} from '#shared/contract/imports.ts';
import { getImportHistory } from '#shared/contract/import-history.ts';
import {
  addSource,
  deleteSource,
  editSource,
  listSources,
  mergeSource,
  orderSources,
} from '#shared/contract/sources.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import { listSettlements, settleRows as settleEndpoint } from '#shared/contract/settlements.ts';
import { createUserKey } from '#server/sealing/user-key.ts';
import { streamImportHistory } from './history/history.ts';
import { hasTransaction, selectBankLines } from './history/queries.ts';
import { createImports, requireImport, type ImportsOptions } from './imports.ts';
import { listPage } from './list.ts';
import { countEdited } from './queries.ts';
import { saveRows } from './rows.ts';
import { listSettlementPage } from './settlements/list.ts';
import { settleRows } from './settlements/settle.ts';
import { createRemoval } from './sources/removal.ts';
import { createSources } from './sources/sources.ts';
import { toImport } from './to-import.ts';
import { countTransfers } from './transfers/queries.ts';
import { undoImport } from './undo.ts';

export function mountImports(app: App, options: ImportsOptions & { secret: string }): void {
  mountSources(app, options);
  mountReading(app, options);
  mountWriting(app, options);
}

function mountSources(app: App, options: ImportsOptions & { secret: string }): void {
  const sources = createSources(options);
  const removal = createRemoval(options);
  const toAccountKey = createUserKey(options.secret, 'accounts of imports');

  mount(app, listSources, async ({ caller }) => ({
    items: await sources.list(caller),
    accountKey: toAccountKey(caller.userId),
  }));
  mount(app, addSource, ({ caller, body }) => sources.add(caller, body));
  mount(app, editSource, ({ caller, params, body }) => sources.edit(caller, params.id, body));
  mount(app, orderSources, async ({ caller, body }) => ({ items: await sources.order(caller, body.ids) }));
  mount(app, mergeSource, async ({ caller, params, body }) => ({
    moved: await removal.merge(caller.userId, { from: params.id, into: body.into }),
  }));
  mount(app, deleteSource, async ({ caller, params }) => {
    await removal.remove(caller.userId, params.id);
    return SUCCESS;
  });
}

function mountReading(app: App, { database, now, occurrences, transfers }: ImportsOptions): void {
  mount(app, listImports, ({ caller, query }) => listPage(database.read, caller.userId, query));

  // Before the route of one import, whose id would be 'history'.
  mount(app, getImportHistory, ({ caller, query, http }) => {
    const pieces = streamImportHistory(database.read, caller, { range: query, nowMs: now(), occurrences });
    const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;
    return Promise.resolve(http.body(stream, 200, { 'Content-Type': 'application/json' }));
  });

  mount(app, getImport, async ({ caller, params }) => {
    const row = await requireImport(database.read, caller.userId, params.id);
    const { userId } = caller;
    const edited = await countEdited(database.read, userId, row.id);
    return { ...toImport(row), edited, ...(await countTransfers(database.read, userId, row.id)) };
  });

  mount(app, listSettlements, async ({ caller, params, query: { cursor } }) => {
    const { id: importId } = await requireImport(database.read, caller.userId, params.id);
    return await listSettlementPage(database.read, transfers, { ...caller, importId, cursor });
  });

  mount(app, listBankLines, async ({ caller, params }) => {
    if (!(await hasTransaction(database.read, caller.userId, params.id)))
      throw new AppError('recordNotFound');
    const rows = await selectBankLines(database.read, caller.userId, params.id);
    const decimals = currencyDecimals(caller.currency);
    return {
      items: rows.map((row) => ({
        importId: row.import_id,
        sourceName: row.source_name,
        fileName: row.file_name,
        date: row.date,
        amount: toMajorUnits(row.amount_minor, decimals),
        text: row.text,
      })),
    };
  });
}

function mountWriting(app: App, options: ImportsOptions): void {
  const imports = createImports(options);

  mount(app, startImport, async ({ caller, body }) => toImport(await imports.start(caller, body)));
  mount(app, saveImportRows, async ({ caller, params, body }) =>
    toImport(await saveRows(options, caller, { importId: params.id, ...body })),
  );
  mount(app, finishImport, async ({ caller, params }) => {
    const row = await imports.finish(caller, params.id);
    const { transfers } = await countTransfers(options.database.read, caller.userId, row.id);
    return { ...toImport(row), transfers };
  });
  mount(app, settleEndpoint, ({ caller, params, body }) =>
    settleRows(options, caller, { importId: params.id, ...body }),
  );
  mount(app, undoImportEndpoint, ({ caller, params, query }) =>
    undoImport(options, {
      userId: caller.userId,
      importId: params.id,
      keepsEdited: query.edited !== 'delete',
    }),
  );
}

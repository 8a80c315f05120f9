import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { TABLE_NAMES, TABLES, type TableName } from '#server/database/tables.ts';

const noteKey = Symbol('written');
/** The table that a query writes, and the file of `server/` that made the query. */
type NotedWrite = { table: TableName; by: string };

/** Folders that write every table. */
const WRITE_ALL = ['database', 'backup', 'move', 'verify'];
const DEEPEST_STACK = 40;

/** Adds to each query that writes a table the file that made it, while that file is still on the stack. */
export function noteWriter(readStack: () => string = currentStack): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const name = writtenTable(node);
      const table = TABLE_NAMES.find((each) => each === name);
      const by = table === undefined ? undefined : findWriterOn(readStack());
      const isNoted = table !== undefined && by !== undefined && !mayWriteEveryTable(by);
      return isNoted ? { ...node, [noteKey]: { table, by } } : node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

/** Returns the noted write of a query; undefined if it writes nothing, or if its folder may write every table. */
export function findWrite(query: RootOperationNode): NotedWrite | undefined {
  return (query as { [noteKey]?: NotedWrite })[noteKey];
}

/** Returns the fault of a writer that `tables.ts` does not name; undefined if it does. */
export function findWrongWriter({ table, by }: NotedWrite): string | undefined {
  const isNamed = TABLES[table].writtenBy.some((writer) => by === writer || by.startsWith(`${writer}/`));
  return isNamed ? undefined : `${table} is written by ${by}, which tables.ts does not name`;
}

function mayWriteEveryTable(by: string): boolean {
  return WRITE_ALL.some((folder) => by.startsWith(`${folder}/`));
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (node.kind === 'InsertQueryNode') return findName(node.into);
  if (node.kind === 'UpdateQueryNode') return findName(node.table);
  return node.kind === 'DeleteQueryNode' ? findName(node.from.froms[0]) : undefined;
}

function findName(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('name' in node && typeof node.name === 'string') return node.name;
  return Object.values(node)
    .map(findName)
    .find((name) => name !== undefined);
}

/** Returns the files on the stack, one on each line, without line numbers, which take long to look up. */
function currentStack(): string {
  // oxlint-disable-next-line typescript/unbound-method -- it is restored, not called
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '').join('\n');
  Error.stackTraceLimit = DEEPEST_STACK;
  const { stack = '' } = new Error('Where is this?');
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** Finds the first file of the product on a stack, without `.ts`, or the identity library. */
export function findWriterOn(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    if (line.includes('better-auth')) return 'better-auth';
    if (line.includes('node_modules')) continue;
    // Takes the last folder named server, since the checkout may be in another one.
    const [, file] = /.*\/server\/([^:]+?)\.ts/.exec(line) ?? [];
    if (file !== undefined && !file.startsWith('testing/')) return file;
  }
  return undefined;
}

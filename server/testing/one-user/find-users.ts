import {
  AliasNode,
  ColumnNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  ValuesNode,
  type ColumnUpdateNode,
  type OperationNode,
} from 'kysely';
import { DISTRIBUTION_COLUMN } from '#server/database/table-lists.ts';
import { distributedTablesIn, isDistributed } from './distributed.ts';
import { fixedValue, readScope, sourcesOf, type ReadingQuery, type Scope } from './fixed-columns.ts';

/** The findings so far: the users to whom tables are bound, and the problems. */
type Findings = { users: Set<string>; problems: Set<string> };

/**
 * Finds the users whose data a query needs by its tree, and the problems that keep it from being sent to one machine:
 * a distributed table whose user id no equality fixes, several users, a table in a raw fragment, or a row that changes
 * hands. A table in a part that this function cannot read counts as not bound.
 */
export function findUsers(query: OperationNode): { users: string[]; problems: string[] } {
  const findings: Findings = { users: new Set(), problems: new Set() };
  visit(query, undefined, findings);
  const users = [...findings.users];
  return {
    users,
    problems: [...findings.problems, ...(users.length > 1 ? ['several users in one query'] : [])],
  };
}

function visit(node: OperationNode, scope: Scope | undefined, findings: Findings): void {
  if (SelectQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) {
    visitReading(node, scope, findings);
  } else if (InsertQueryNode.is(node)) {
    visitInsert(node, scope, findings);
  } else if (TableNode.is(node)) {
    // A table in `from` or a join is checked with its query.
    noteTable(node.table.identifier.name, undefined, findings);
  } else if (RawNode.is(node)) {
    visitRaw(node, scope, findings);
  } else if (!ReferenceNode.is(node)) {
    visitAll(childrenOf(node), scope, findings);
  }
}

function visitReading(query: ReadingQuery, outer: Scope | undefined, findings: Findings): void {
  const scope = readScope(query, outer);
  for (const { alias, table } of scope.sources) {
    noteTable(table, scope.fixed.get(`${alias}.${DISTRIBUTION_COLUMN}`), findings);
  }
  if (UpdateQueryNode.is(query)) noteOwnerChange(scope.sources[0]?.table, query.updates, findings);
  const tables = new Set(sourcesOf(query).filter(isTable));
  const parts = childrenOf(query).flatMap((child) =>
    SOURCE_LISTS.has(child.kind) ? childrenOf(child) : [child],
  );
  visitAll(
    parts.filter((part) => !tables.has(part)),
    scope,
    findings,
  );
}

/** The parts of a query that contain its sources. */
const SOURCE_LISTS: ReadonlySet<string> = new Set(['FromNode', 'UsingNode', 'ListNode', 'JoinNode']);

function visitInsert(query: InsertQueryNode, scope: Scope | undefined, findings: Findings): void {
  const { into, columns = [], values } = query;
  const table = into?.table.identifier.name;
  const at = columns.findIndex(({ column }) => column.name === DISTRIBUTION_COLUMN);
  for (const user of insertedUsers(values, at, scope)) noteTable(table, user, findings);
  noteOwnerChange(table, query.onConflict?.updates, findings);
  visitAll(
    childrenOf(query).filter((child) => child !== into),
    scope,
    findings,
  );
}

/** Returns the user of each inserted row; undefined if it is not known. */
function insertedUsers(
  values: OperationNode | undefined,
  at: number,
  scope: Scope | undefined,
): (string | undefined)[] {
  if (values && SelectQueryNode.is(values)) {
    const selection = values.selections?.[at]?.selection;
    const node = selection && AliasNode.is(selection) ? selection.node : selection;
    return [node && fixedValue(node, readScope(values, scope))];
  }
  if (!values || !ValuesNode.is(values)) return [undefined];
  return values.values.map((row) => {
    if (PrimitiveValueListNode.is(row)) {
      const value = row.values[at];
      return typeof value === 'string' ? value : undefined;
    }
    const node = row.values[at];
    return node && fixedValue(node, scope ?? NOWHERE);
  });
}

const NOWHERE: Scope = { sources: [], fixed: new Map(), outer: undefined };

function visitRaw(node: RawNode, scope: Scope | undefined, findings: Findings): void {
  const identifiers = node.parameters.filter(IdentifierNode.is).map(({ name }) => name);
  const namedTables = distributedTablesIn(node.sqlFragments.join(' '));
  for (const table of [...namedTables, ...identifiers]) noteTable(table, undefined, findings);
  visitAll(node.parameters, scope, findings);
}

function noteTable(table: string | undefined, user: string | undefined, findings: Findings): void {
  if (!isDistributed(table)) return;
  if (user === undefined) findings.problems.add(`"${table}" is not bound to one user`);
  else findings.users.add(user);
}

function noteOwnerChange(
  table: string | undefined,
  updates: readonly ColumnUpdateNode[] = [],
  findings: Findings,
): void {
  const changedColumns = updates.map(({ column }) =>
    ColumnNode.is(column) ? column.column.name : undefined,
  );
  if (!isDistributed(table) || !changedColumns.includes(DISTRIBUTION_COLUMN)) return;
  findings.problems.add(`a row of "${table}" changes hands`);
}

function visitAll(nodes: readonly OperationNode[], scope: Scope | undefined, findings: Findings): void {
  for (const node of nodes) visit(node, scope, findings);
}

function isTable(node: OperationNode): boolean {
  return TableNode.is(AliasNode.is(node) ? node.node : node);
}

function childrenOf(node: OperationNode): OperationNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

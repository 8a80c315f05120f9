import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  ListNode,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  type DeleteQueryNode,
  type JoinNode,
  type OperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';
import { DISTRIBUTION_COLUMN } from '#server/database/table-lists.ts';
import { isDistributed } from './distributed.ts';

/** A query that reads tables. Each of them needs a condition on the user. */
export type ReadingQuery = SelectQueryNode | UpdateQueryNode | DeleteQueryNode;

/** A source of a query: a table with its alias, or a subquery. */
type Source = { alias: string; table: string | undefined; node: OperationNode };

/** A query's sources, and the columns ('alias.column') that its conditions fix to a value in every row. */
export type Scope = {
  sources: readonly Source[];
  fixed: ReadonlyMap<string, string>;
  outer: Scope | undefined;
};

/** A column that always equals a value, or another column of the same query. */
type Equality = { column: string; to: { value: string } | { column: string } };

/**
 * Reads the equalities that hold in every row: those that the query or an inner join combines by 'and'. An equality of
 * a left join fixes only columns of its right side.
 */
export function readScope(query: ReadingQuery, outer: Scope | undefined): Scope {
  const sources = sourcesOf(query).map(toSource);
  const empty: Scope = { sources, fixed: new Map(), outer };
  const equalities = [
    ...conjuncts(query.where?.where).flatMap((condition) => equalitiesOf(condition, empty)),
    ...(query.joins ?? []).flatMap((join) => equalitiesOfJoin(join, empty)),
  ];
  return { ...empty, fixed: resolveEqualities(equalities) };
}

/** Returns the value that a column or a parameter has in every row; undefined if it may have several. */
export function fixedValue(node: OperationNode, scope: Scope): string | undefined {
  if (ValueNode.is(node)) return typeof node.value === 'string' ? node.value : undefined;
  for (let current: Scope | undefined = scope; current; current = current.outer) {
    const column = columnIn(node, current);
    if (column !== undefined) return current.fixed.get(column);
  }
  return undefined;
}

/** Returns the sources of rows: `from`, `using`, the table of an update, and joins. */
export function sourcesOf(query: ReadingQuery): OperationNode[] {
  const joinedTables = (query.joins ?? []).map(({ table }) => table);
  if (query.kind === 'SelectQueryNode') return [...(query.from?.froms ?? []), ...joinedTables];
  if (query.kind === 'DeleteQueryNode') {
    return [...query.from.froms, ...(query.using?.tables ?? []), ...joinedTables];
  }
  const tables =
    query.table === undefined ? [] : ListNode.is(query.table) ? query.table.items : [query.table];
  return [...tables, ...(query.from?.froms ?? []), ...joinedTables];
}

function toSource(node: OperationNode): Source {
  const inner = AliasNode.is(node) ? node.node : node;
  const table = TableNode.is(inner) ? inner.table.identifier.name : undefined;
  const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : table;
  return { alias: alias ?? '', table, node: inner };
}

function equalitiesOfJoin({ joinType, table, on }: JoinNode, scope: Scope): Equality[] {
  const equalities = conjuncts(on?.on).flatMap((condition) => equalitiesOf(condition, scope));
  if (joinType === 'InnerJoin') return equalities;
  if (joinType !== 'LeftJoin') return [];
  const { alias } = toSource(table);
  return equalities.filter(({ column }) => column.startsWith(`${alias}.`));
}

/** Returns the conditions that must all hold. */
function conjuncts(node: OperationNode | undefined): OperationNode[] {
  if (node === undefined) return [];
  if (ParensNode.is(node)) return conjuncts(node.node);
  return AndNode.is(node) ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

function equalitiesOf(condition: OperationNode, scope: Scope): Equality[] {
  if (!BinaryOperationNode.is(condition)) return [];
  const { leftOperand, operator, rightOperand } = condition;
  if (!OperatorNode.is(operator) || operator.operator !== '=') return [];
  return [equality(leftOperand, rightOperand, scope), equality(rightOperand, leftOperand, scope)].flat();
}

function equality(one: OperationNode, other: OperationNode, scope: Scope): Equality[] {
  const column = columnIn(one, scope);
  if (column === undefined) return [];
  const otherColumn = columnIn(other, scope);
  if (otherColumn !== undefined) return [{ column, to: { column: otherColumn } }];
  const value = fixedValue(other, scope);
  return value === undefined ? [] : [{ column, to: { value } }];
}

/** Returns the column as `source.name` if its table is in this query; undefined if it belongs to an outer query. */
function columnIn(node: OperationNode, { sources }: Scope): string | undefined {
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined;
  const name = node.column.column.name;
  const alias = node.table?.table.identifier.name ?? findSource(name, sources)?.alias;
  return sources.some((source) => source.alias === alias) ? `${alias}.${name}` : undefined;
}

/** Finds the source of a column that is named without its table. Databases refuse a name that two sources have. */
function findSource(name: string, sources: readonly Source[]): Source | undefined {
  const [only, second] = sources;
  if (second === undefined) return only;
  return name === DISTRIBUTION_COLUMN ? sources.find(({ table }) => isDistributed(table)) : undefined;
}

function resolveEqualities(equalities: readonly Equality[]): Map<string, string> {
  const fixed = new Map<string, string>();
  for (let before = -1; before < fixed.size;) {
    before = fixed.size;
    for (const { column, to } of equalities) {
      const value = 'value' in to ? to.value : fixed.get(to.column);
      if (value !== undefined && !fixed.has(column)) fixed.set(column, value);
    }
  }
  return fixed;
}

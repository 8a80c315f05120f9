import { RawNode, WhereNode, type OperationNode } from 'kysely';

/** Nodes that stand for values, however many there are. */
const VALUES: ReadonlySet<string> = new Set([
  'ValueNode',
  'PrimitiveValueListNode',
  'DefaultInsertValueNode',
]);
/** Chains of conditions, in which order and repetition do not matter. */
const CHAINS: ReadonlySet<string> = new Set(['AndNode', 'OrNode', 'ParensNode']);
/** The text between two conditions of raw SQL. */
const BETWEEN_CONDITIONS = /^\s*(\(|\)|and|or)?\s*$/i;
/** Nodes whose parts are distinguished by name. */
const NAMED = /QueryNode$|^OnConflictNode$|^JoinNode$|^OverNode$/;

/**
 * Returns the shapes of a query: the statement without its conditions and set columns, and each condition and each set
 * column with its tables. Values are left out, and lists of any length look the same, as do rows of any number. So the
 * filters of a list share shapes, and a query has the same shapes on each database.
 */
export function shapesOf(query: OperationNode): string[] {
  const shapes = new Set<string>();
  const statement = describe(query, '');
  return [statement, ...shapes];

  function describe(node: OperationNode, tables: string): string {
    if (VALUES.has(node.kind)) return '?';
    if (WhereNode.is(node)) {
      for (const condition of conditionsIn(node.where))
        shapes.add(`${tables} where ${describe(condition, tables)}`);
      return 'where';
    }
    if (node.kind === 'ColumnUpdateNode') {
      shapes.add(`${tables} set ${describeParts(node, tables)}`);
      return 'set';
    }
    if (CHAINS.has(node.kind))
      return unique(conditionsIn(node).map((part) => describe(part, tables))).join(' & ');
    if (RawNode.is(node)) return describeRaw(node, tables);
    return describeParts(node, tablesOf(node) ?? tables);
  }

  function describeParts(node: OperationNode, tables: string): string {
    const parts = Object.entries(node)
      .filter(([key]) => key !== 'kind')
      .map(([key, value]) => [key, describeValue(value, tables)] as const)
      .filter(([, part]) => part !== '');
    const texts = parts.map(([key, part]) =>
      NAMED.test(node.kind) || part === 'true' ? `${key}: ${part}` : part,
    );
    const name = node.kind.replace(/(Query)?Node$/, '');
    if (texts.length === 0) return name;
    return texts.length === 1 && !NAMED.test(node.kind) ? (texts[0] ?? name) : `${name}(${texts.join(' ')})`;
  }

  function describeValue(value: unknown, tables: string): string {
    if (Array.isArray(value)) return unique(value.map((each) => describeValue(each, tables))).join(', ');
    if (isNode(value)) return describe(value, tables);
    if (value === undefined || value === false) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  function describeRaw({ sqlFragments, parameters }: RawNode, tables: string): string {
    const parts = sqlFragments.map((text, at) => {
      const parameter = parameters[at];
      return `${text}${parameter === undefined ? '' : describe(parameter, tables)}`;
    });
    // A restore inserts the columns of the backup, so they are left out.
    if (/^\s*insert into\s*$/i.test(sqlFragments[0] ?? '')) return parts[0] ?? '';
    return unique(parts).join('').replace(/\s+/g, ' ');
  }

  /** Returns the tables of the conditions of a query; undefined for a part of a query. */
  function tablesOf(node: OperationNode): string | undefined {
    if (!NAMED.test(node.kind)) return undefined;
    const { from, table, into } = node as Partial<Record<'from' | 'table' | 'into', OperationNode>>;
    const tables = from ?? table ?? into;
    return tables === undefined ? undefined : describe(tables, '');
  }
}

/** Returns the conditions of a chain, even of a chain in raw SQL. */
function conditionsIn(node: OperationNode): OperationNode[] {
  const isChainText = RawNode.is(node) && node.sqlFragments.every((text) => BETWEEN_CONDITIONS.test(text));
  if (isChainText) return node.parameters.flatMap(conditionsIn);
  return CHAINS.has(node.kind) ? Object.values(node).filter(isNode).flatMap(conditionsIn) : [node];
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

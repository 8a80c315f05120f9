import type { OperationNode } from 'kysely';

/** Nodes whose values differ from call to call. */
const VALUES: ReadonlySet<string> = new Set(['ValueNode', 'DefaultInsertValueNode']);
/** Chains of conditions, of which the order and the number of equal ones do not matter. */
const CHAINS: ReadonlySet<string> = new Set(['AndNode', 'OrNode']);

/**
 * What two queries have in common that differ only in their values: the tree without values, in which a list or rows
 * of any number are one. It is the same on each database.
 */
export function shapeOf(node: OperationNode): string {
  if (VALUES.has(node.kind)) return '?';
  if (node.kind === 'PrimitiveValueListNode') return '?';
  if (node.kind === 'RawNode') return shapeOfRaw(node);
  if (CHAINS.has(node.kind)) return `${node.kind}(${[...new Set(links(node, node.kind))].sort().join()})`;
  const parts = Object.entries(node)
    .filter(([key, value]) => key !== 'kind' && value !== undefined)
    .map(([key, value]) => [key, shapeOfValue(value)])
    .filter(([, shape]) => shape !== '')
    .map((pair) => pair.join(':'));
  return `${node.kind}(${parts.sort().join()})`;
}

function shapeOfValue(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(shapeOfValue))].join();
  if (isNode(value)) return shapeOf(value);
  return String(value);
}

function links(node: OperationNode, kind: string): string[] {
  if (node.kind !== kind) return [shapeOf(node)];
  const { left, right } = node as unknown as { left: OperationNode; right: OperationNode };
  return [...links(left, kind), ...links(right, kind)];
}

function shapeOfRaw(node: OperationNode): string {
  const { sqlFragments, parameters } = node as unknown as { sqlFragments: string[]; parameters: OperationNode[] };
  const parts = sqlFragments.map((text, at) => `${text.trim()} ${parameters[at] === undefined ? '' : shapeOf(parameters[at])}`);
  return `Raw(${[...new Set(parts)].join(' ')})`;
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

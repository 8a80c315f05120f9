/** The parts of a syntax tree that the rule looks at. */
interface Node {
  type: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  name?: string;
  arguments?: Node[];
}

interface Context {
  report: (finding: { node: Node; message: string }) => void;
}

const ON_LISTS = ['push', 'unshift'];
const STATIC = ['Math.max', 'Math.min', 'String.fromCharCode', 'String.fromCodePoint'];

/**
 * Forbids to spread a list into the arguments of a function that takes any number of them: some hundred thousand
 * overflow the stack. A comment that switches the rule off says why the list is short.
 */
const noLongSpread = {
  create: (context: Context) => ({
    CallExpression(node: Node) {
      if (!takesAnyNumber(node.callee)) return;
      for (const each of node.arguments ?? []) {
        if (each.type === 'SpreadElement')
          context.report({ node: each, message: 'Use append, largestOf or smallestOf of shared/lists.ts.' });
      }
    },
  }),
};

function takesAnyNumber(callee: Node | undefined): boolean {
  const name = callee?.property?.name ?? '';
  return ON_LISTS.includes(name) || STATIC.includes(`${callee?.object?.name ?? ''}.${name}`);
}

export default { meta: { name: 'saldo' }, rules: { 'no-long-spread': noLongSpread } };

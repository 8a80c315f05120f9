import { lineCounter, walkTags } from './tags.ts';
import { ImportError } from './types.ts';

/** An XML element with its content. */
export type Element = {
  name: string;
  attributes: string;
  text: string;
  line: number;
  children: Element[];
};

// Deeper than any statement; a hostile file could nest millions.
const MAX_DEPTH = 100;

type ElementHandler = {
  /** The names of the elements that are passed to `element`, with all inside them, as soon as they end. */
  collected: ReadonlySet<string>;
  element: (element: Element) => void;
  /** An element outside of the collected ones begins or ends. */
  begin: (name: string) => void;
  end: (name: string) => void;
};

/**
 * Reads XML piece by piece. Whether all elements are closed. Throws ImportError for a DOCTYPE or deep nesting.
 */
export function readElements(text: string, handler: ElementHandler): boolean {
  const lineOf = lineCounter(text);
  const outside: string[] = [];
  const stack: Element[] = [];
  walkTags(text, {
    open: (name, attributes, at) => {
      if (outside.length + stack.length > MAX_DEPTH) throw new ImportError('damaged', lineOf(at));
      if (stack.length > 0 || handler.collected.has(name)) {
        const element = { name, attributes, text: '', line: lineOf(at), children: [] };
        stack.at(-1)?.children.push(element);
        stack.push(element);
      } else {
        outside.push(name);
        handler.begin(name);
      }
    },
    close: (name) => {
      if (stack.length > 0) closeWithin(stack, name, handler.element);
      else if (outside.includes(name)) while (endLast(outside, handler) !== name);
    },
    text: (value) => {
      const element = stack.at(-1);
      if (element) element.text += value;
    },
  });
  const isComplete = outside.length + stack.length === 0;
  while (outside.length > 0) endLast(outside, handler);
  return isComplete;
}

/** Ends the innermost element of the name and those inside it that were left open. */
function closeWithin(stack: Element[], name: string, done: (element: Element) => void): void {
  const at = stack.findLastIndex((each) => each.name === name);
  if (at < 0) return;
  const [element] = stack.splice(at);
  if (at === 0 && element) done(element);
}

function endLast(outside: string[], handler: ElementHandler): string | undefined {
  const name = outside.pop();
  if (name !== undefined) handler.end(name);
  return name;
}

/** Returns the descendants at a path of element names. */
export function elementsAt(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** Returns the trimmed text of the first element at a path; null if there is none or it is empty. */
export function textAt(element: Element, ...path: readonly string[]): string | null {
  const [found] = elementsAt(element, ...path);
  return found?.text.trim() || null;
}

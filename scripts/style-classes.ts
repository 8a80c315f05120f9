import { join } from 'node:path/posix';
import { parse } from 'postcss';
import { parseSync } from 'vite';

type Faults = {
  /** Plain classes in a component that no global stylesheet defines. */
  unknown: string[];
  unusedPrimitives: string[];
  /** Classes of modules that no component uses. */
  unused: string[];
  /** Classes that a component takes from a module that does not define them. */
  missing: string[];
};

/** A node of a parsed file; its other fields depend on its type. */
type Node = { type: string; [field: string]: unknown };

const PRIMITIVES = 'web/ui/primitives.css';

/** Compares the classes in components with the classes in stylesheets. The keys of `texts` are paths from the root. */
export function findStyleFaults(texts: Record<string, string>): Faults {
  const sheets = Object.keys(texts).filter((file) => file.endsWith('.css'));
  const defined = new Map(sheets.map((file) => [file, readClasses(texts[file] ?? '')]));
  const plain = new Set([...defined].flatMap(([file, names]) => (isModule(file) ? [] : [...names])));
  const words = new Set<string>();
  const used = new Set(sheets.flatMap((file) => readComposed(file, texts[file] ?? '')));
  const unknown: string[] = [];
  const missing: string[] = [];

  for (const file of Object.keys(texts).filter((each) => /\.tsx?$/.test(each))) {
    const component = readComponent(file, texts[file] ?? '');
    for (const word of component.words) {
      words.add(word);
      if (!plain.has(word)) unknown.push(`${file}: ${word}`);
    }
    for (const [sheet, name] of component.moduleClasses) {
      used.add(`${sheet} ${name}`);
      if (!defined.get(sheet)?.has(name)) missing.push(`${file}: ${name}`);
    }
    for (const sheet of component.passedModules)
      for (const name of defined.get(sheet) ?? []) used.add(`${sheet} ${name}`);
  }
  return {
    unknown,
    missing,
    unusedPrimitives: [...(defined.get(PRIMITIVES) ?? [])].filter((name) => !words.has(name)),
    unused: sheets
      .filter(isModule)
      .flatMap((file) => [...(defined.get(file) ?? [])].map((name) => `${file} ${name}`))
      .filter((entry) => !used.has(entry)),
  };
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css');
}

function readClasses(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    const localSelector = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of localSelector.matchAll(/\.([a-z][\w-]*)/gi)) names.add(name);
  });
  return names;
}

/** The classes of other modules that a stylesheet builds on. */
function readComposed(file: string, css: string): string[] {
  const found = [...css.matchAll(/composes: ([\w-]+) from '([^']+)'/g)];
  return found.map(([, name = '', from = '']) => `${join(file, '..', from)} ${name}`);
}

/** Reads the plain classes of a component, its classes from modules, and the modules that it passes on completely. */
function readComponent(file: string, text: string) {
  const words: string[] = [];
  const moduleClasses: [sheet: string, name: string][] = [];
  const passedModules: string[] = [];
  const modules = new Map<unknown, string>();

  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') {
      const from = (node['source'] as { value: string }).value;
      const [local] = node['specifiers'] as { local: { name: string } }[];
      const sheet = from.startsWith('#') ? from.slice(1) : join(file, '..', from);
      if (local !== undefined && isModule(from)) modules.set(local.local.name, sheet);
      return;
    }
    if (node.type === 'JSXAttribute' && readName(node['name']) === 'className')
      words.push(...readWords(node['value']));
    const sheet = modules.get(readName(node['object']));
    if (node.type === 'MemberExpression' && node['computed'] === false) {
      if (sheet === undefined) return visit(node['object'] as Node);
      moduleClasses.push([sheet, String(readName(node['property']))]);
      return;
    }
    const passedModule = node.type === 'Identifier' ? modules.get(node['name']) : undefined;
    if (passedModule !== undefined) passedModules.push(passedModule);
    for (const child of findChildren(node)) visit(child);
  };
  visit(parseSync(file, text).program as unknown as Node);
  return { words, moduleClasses, passedModules };
}

function readName(node: unknown): unknown {
  return (node as { name?: unknown } | null | undefined)?.name;
}

function findChildren(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
  return Object.values(node).flat().filter(isNode);
}

/** The plain classes that a `className` may have; texts within conditions are not classes. */
function readWords(value: unknown): string[] {
  const node = value as Node;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? split(node['value']) : [];
  if (node.type === 'TemplateElement') return split((node['value'] as { raw: string }).raw);
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap(readWords);
  const isSearched = /^(JSXExpressionContainer|LogicalExpression|TemplateLiteral|ParenthesizedExpression)$/;
  return isSearched.test(node.type) ? findChildren(node).flatMap(readWords) : [];
}

function split(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

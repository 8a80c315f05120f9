const FORMULA_FUNCTIONS = ['days', 'months', 'later', 'ceil', 'max', 'min'] as const;
type FormulaFunction = (typeof FORMULA_FUNCTIONS)[number];

type Words = {
  /** Writes a function call in words; `second` is '' if the function has one argument. */
  callText: (name: FormulaFunction, first: string, second: string) => string;
  factText: (id: string) => string;
};

const CALL = new RegExp(`\\b(${FORMULA_FUNCTIONS.join('|')})\\(([^(),]*)(?:, ([^(),]*))?\\)`);

/** Writes a formula in words: calls and fact ids become texts, and `-` and `*` become − and ×. */
export function formulaText(formula: string, { callText, factText }: Words): string {
  let text = formula;
  // Innermost calls first. Their parentheses become brackets until the end, so that they do not match again.
  for (let call = CALL.exec(text); call !== null; call = CALL.exec(text)) {
    const [all, name, first = '', second = ''] = call;
    text = text.replace(all, () => `[${callText(name as FormulaFunction, first, second)}]`);
  }
  return text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(' - ', ' − ')
    .replaceAll(' * ', ' × ')
    .replace(/\b[a-z]+\d+\b/g, factText);
}

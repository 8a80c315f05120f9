const FORMULA_FUNCTIONS = ['days', 'months', 'later', 'ceil', 'max', 'min'] as const;
type FormulaFunction = (typeof FORMULA_FUNCTIONS)[number];

type Words = {
  /** What a function does, around its one or two arguments. */
  callText: (name: FormulaFunction, one: string, two: string) => string;
  factText: (id: string) => string;
};

const CALL = new RegExp(`\\b(${FORMULA_FUNCTIONS.join('|')})\\(([^(),]*)(?:, ([^(),]*))?\\)`);

/** A formula in words, with the texts of its facts for their ids, and with the signs of print. */
export function formulaText(formula: string, { callText, factText }: Words): string {
  let text = formula;
  // The calls that hold no other ones first. Brackets are not taken for a call again.
  for (let call = CALL.exec(text); call !== null; call = CALL.exec(text)) {
    const [all, name, one = '', two = ''] = call;
    text = text.replace(all, () => `[${callText(name as FormulaFunction, one, two)}]`);
  }
  return text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(' - ', ' − ')
    .replaceAll(' * ', ' × ')
    .replace(/\b[a-z]+\d+\b/g, factText);
}

import { INTENT_SCREENS } from '../screens.ts';
import { closedMonths } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { toSearch, sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { subjectPieces } from './kinds.ts';
import { withoutSign } from './total-sentence.ts';

/** The percentage that is assumed for 'what if I spend less'. */
const USUAL_CUT_PERCENT = 10;

/** whatif.cut: what a cut of a usual month's expenses saves, in a month and in a year. */
export async function answerCut(context: Context): Promise<Draft> {
  const { texts, slots, ledger, book, today, assumptions } = context;
  const search = toSearch(context, 'expense');
  const rows = await ledger.days(search);
  const closed = closedMonths(rows[0]?.date, today);
  if (closed === undefined)
    return {
      kind: 'empty',
      sentences: [say(texts.cut.none, { subject: subjectPieces(context, { side: 'expenses' }) })],
    };
  if (slots.pct === undefined) assumptions.push(texts.assumed.cut);
  const total = sumIn(context, { search, rows, side: 'expenses' }, closed);
  const usual = book.derived('money', `${total.id} / ${book.months(closed)}`);
  const percent = book.asked('percent', slots.pct ?? USUAL_CUT_PERCENT);
  const saved = book.derived('money', `${usual.id} * ${percent.id} / 100`);
  const year = book.derived('money', `${usual.id} * ${percent.id} / 100 * 12`);
  return {
    sentences: [
      say(percent.value === 100 ? texts.cut.all : texts.cut.saves, {
        percent: percent.piece,
        subject: subjectPieces(context, { side: 'expenses' }),
        saved: saved.piece,
        year: year.piece,
      }),
      say(texts.cut.usual, { amount: usual.piece, subject: subjectPieces(context, { side: 'expenses' }) }),
    ],
  };
}

/** budget.status: how much of a category's budget is spent and left, or of each budget. */
export async function answerBudgets(context: Context): Promise<Draft> {
  const { texts, slots, planning, names, book } = context;
  const { items } = await planning.budgets();
  const found = items.filter(({ category }) => slots.category === undefined || category === slots.category);
  if (found.length === 0) {
    const text = slots.category === undefined ? texts.budgets.none : texts.budgets.noneFor;
    const categoryId = slots.category ?? '';
    const name = quoted(names[categoryId] ?? categoryId);
    return { kind: 'empty', sentences: [say(text, { name })], screen: INTENT_SCREENS['budget.status'] };
  }
  const figure = (category: string, field: 'amount' | 'spent' | 'left' | 'leftPerDay', value: number) =>
    book.planned(value, { how: 'budget', unit: 'money', source: `budgets.${category}.${field}` });
  const rows = found.map((budget) => {
    const { category, spent, left } = budget;
    const nameText = category === '*' ? texts.budgets.all : (names[category] ?? category);
    return {
      budget,
      name: category === '*' ? { text: nameText } : quoted(nameText),
      spent: figure(category, 'spent', spent),
      amount: figure(category, 'amount', budget.amount),
      left: figure(category, 'left', left),
    };
  });
  const shown = rows.toSorted((one, other) => one.budget.left - other.budget.left).slice(0, 3);
  const sentences = shown.map(({ budget, name, spent, amount, left }) => {
    if (budget.left < 0) {
      const over = withoutSign(context, left);
      return say(texts.budgets.over, { name, spent: spent.piece, amount: amount.piece, over });
    }
    return say(texts.budgets.left, { name, spent: spent.piece, amount: amount.piece, left: left.piece });
  });
  return {
    sentences,
    table: {
      columns: [texts.columns.category, texts.columns.budget, texts.columns.spent, texts.columns.left],
      rows: rows.map(({ name, amount, spent, left }) => [name, amount.piece, spent.piece, left.piece]),
    },
    screen: INTENT_SCREENS['budget.status'],
  };
}

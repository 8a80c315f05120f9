import { readPer } from './read-slots.ts';
import type { Findings } from './findings.ts';
import { fillSlots } from './slots.ts';
import type { Sign } from './lexicon/types.ts';
import type { Intent, Previous, Slots } from './types.ts';

/** Slots that an intent keeps from the question before. */
const KEPT: (keyof Slots)[] = ['category', 'merchant', 'period', 'min', 'max'];

/** The intent of the question before, with what this one names in place of what was said. */
export function replaceSlots(previous: Previous, found: Findings): Previous {
  const { text, language } = found;
  const turned = turnSide(previous.intent, found);
  const compared = turned.replace('.total', '.compare') as Intent;
  const intent = found.compareTo && turned.endsWith('.total') ? compared : turned;
  const named = fillSlots(intent, { ...found, counts: found.counts });
  const slots: Slots = { ...previous.slots, ...named };
  const per = readPer(text, language);
  if (per && previous.slots.per) slots.per = per;
  if (named.category !== undefined && named.merchant === undefined) delete slots.merchant;
  if (named.merchant !== undefined && named.category === undefined) delete slots.category;
  const isOtherType = named.type !== undefined && named.type !== (previous.slots.type ?? 'expense');
  if (isOtherType && named.category === undefined) delete slots.category;
  if (intent !== previous.intent && named.category === undefined && isOtherSide(previous.intent, intent))
    delete slots.category;
  if (
    previous.slots.of &&
    !/(?:income|earn|ingres|gan|spend|expens|gast|balance|saldo|sav|ahorr|cobr)/.test(text)
  )
    slots.of = previous.slots.of;
  else if (named.of === undefined && previous.slots.of) slots.of = previous.slots.of;
  if (
    previous.slots.dir &&
    !['most', 'least', 'best', 'worst', 'smallest', 'largest'].some((each) => found.signs.has(each as 'most'))
  )
    slots.dir = previous.slots.dir;
  if (previous.slots.type && named.type !== undefined && !NOUN.test(text)) slots.type = previous.slots.type;
  if (found.compareTo && intent.endsWith('.compare')) slots.compareTo = found.compareTo;
  return { intent, slots };
}
const NOUN = /(?<![^ ])(?:incomes?|earnings?|ingresos?|expenses?|purchases?|gastos?|compras?)(?![^ ])/;

/** 'And my income?' after a total of expenses. */
function turnSide(intent: Intent, { signs }: Findings): Intent {
  const [side, what] = intent.split('.');
  if (what === undefined || (side !== 'spend' && side !== 'income' && side !== 'balance')) return intent;
  const turned = signs.has('save')
    ? 'balance'
    : signs.has('income') || signs.has('incomeCategory')
      ? 'income'
      : signs.has('spend') || signs.has('expenseCategory')
        ? 'spend'
        : side;
  const other = `${turned}.${what}`;
  return SIDED.has(other) ? (other as Intent) : intent;
}
const SIDED = new Set(
  ['spend', 'income']
    .flatMap((side) => ['total', 'compare', 'average', 'breakdown'].map((what) => `${side}.${what}`))
    .concat('balance.total', 'balance.compare'),
);
const isOtherSide = (one: Intent, other: Intent) => one.split('.')[0] !== other.split('.')[0];

/** What a new question that goes on from the last one keeps of it. */
export function inherit(intent: Intent, slots: Slots, previous: Previous): Slots {
  const kept: Slots = { ...slots };
  const isSameSide = !isOtherSide(intent, previous.intent) || intent.startsWith('records');
  for (const slot of KEPT) {
    const value = previous.slots[slot];
    if (value === undefined || slots[slot] !== undefined) continue;
    if (slot !== 'period' && (!isSameSide || slots.category !== undefined || slots.merchant !== undefined))
      continue;
    if (slot === 'period' && !/^(?:spend|income|balance|records|savings|month|summary|unusual)/.test(intent))
      continue;
    Object.assign(kept, { [slot]: value });
  }
  return kept;
}

const MAX_FOLLOW_UP = 6;
const MAX_WORDS = 10;
/** What asks for something else than the question before. */
const ASKS: Sign[] = (
  'howMuch count why breakdown trend future when budget afford adviceTopic share largest smallest startsWithWrite average ' +
  'unusual duplicates regular scopeStrong help forecastNoun weekdayStrong dataRange'
).split(' ') as Sign[];
/** What turns a question around without asking for something else: 'and the lowest?' */
const TURNS: Partial<Record<Intent, Sign[]>> = { 'month.extreme': ['largest', 'smallest', 'most', 'least'] };

/** Whether a question only names other slots for the question before. */
export function isSlotsOnly({ signs, text }: Findings, previous: Previous, words: string): boolean {
  if (words.split(' ').length > MAX_WORDS || text.split(' ').length > MAX_FOLLOW_UP) return false;
  // 'And if I stop buying coffee?'
  if (signs.has('ifWord') && (signs.has('stop') || signs.has('cut'))) return false;
  return (
    TURNS[previous.intent]?.some((each) => signs.has(each)) === true || !ASKS.some((each) => signs.has(each))
  );
}

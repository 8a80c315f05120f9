import { useTranslation } from 'react-i18next';
import { INTENTS, type Intent } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { namedPeriod } from '#shared/periods.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Understood = NonNullable<Answer['understood']>;
type Chip = Understood['chips'][number];

/** A change of a reading: slots to set, a slot to remove, or another intent. */
export type SlotChange = { changes: object; without?: string; intent?: Intent };
/** An alternative for one part of a question. */
export type SlotOption = SlotChange & { value: string; label: string };

/** The intents that return figures, without that of accounts, which not everybody has. */
const OFFERED_INTENTS = INTENTS.filter((intent) => !/^(help|smalltalk|refuse|accounts)/.test(intent));

const PERIODS = [
  'this-month',
  'last-month',
  'last-3-months',
  'last-12-months',
  'this-year',
  'last-year',
  'next-month',
] as const;

const CHOICES = {
  type: ['expense', 'income'],
  of: ['expense', 'income', 'balance'],
  per: ['day', 'week', 'month', 'year'],
  dir: ['max', 'min'],
} as const;

/** Returns a function that lists the alternatives for a chip; none if the part can only be removed. */
export function useSlotOptions(slots: Understood['slots']): (chip: Chip) => SlotOption[] {
  const { t } = useTranslation();
  const { today } = useFormat();
  const categories = useCategories();
  const day = today();

  function periodOptions(slot: 'period' | 'compareTo'): SlotOption[] {
    return PERIODS.map((name) => ({
      value: name,
      label: t(`summaries.period.${name}`),
      changes: { [slot]: namedPeriod(name, day) },
    }));
  }

  function categoryOptions(): SlotOption[] {
    const current = slots.category === undefined ? undefined : categories.known(slots.category);
    const offered = categories.offered(current?.type ?? 'expense', slots.category ?? '');
    return [
      { value: '*', label: t('ask.chips.any'), changes: {}, without: 'category' },
      ...offered.map(({ id, name }) => ({ value: id, label: name, changes: { category: id } })),
    ];
  }

  function intentOptions(): SlotOption[] {
    return OFFERED_INTENTS.map((intent) => ({
      value: intent,
      label: t(`ask.chips.intents.${intent}`),
      changes: {},
      intent,
    }));
  }

  return ({ slot }) => {
    if (slot === 'intent') return intentOptions();
    if (slot === 'period' || slot === 'compareTo') return periodOptions(slot);
    if (slot === 'category') return categoryOptions();
    if (slot === 'type') return choiceOptions(slot, (value) => t(`ask.chips.types.${value}`));
    if (slot === 'of') return choiceOptions(slot, (value) => t(`ask.chips.of.${value}`));
    if (slot === 'per') return choiceOptions(slot, (value) => t(`ask.chips.per.${value}`));
    if (slot === 'dir') return choiceOptions(slot, (value) => t(`ask.chips.dir.${value}`));
    return [];
  };
}

function choiceOptions<Slot extends keyof typeof CHOICES>(
  slot: Slot,
  toLabel: (value: (typeof CHOICES)[Slot][number]) => string,
): SlotOption[] {
  return CHOICES[slot].map((value) => ({ value, label: toLabel(value), changes: { [slot]: value } }));
}

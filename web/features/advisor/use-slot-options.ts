import { useTranslation } from 'react-i18next';
import { INTENTS, type Intent } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { namedPeriod } from '#shared/periods.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Understood = NonNullable<Answer['understood']>;
type Chip = Understood['chips'][number];

/** The slots that change, the one that goes, or what is asked instead. */
export type SlotChange = { changes: object; without?: string; intent?: Intent };
/** What a part of a question can be instead. */
export type SlotOption = SlotChange & { value: string; label: string };

/** What somebody may have asked for; the rest is answered without figures. */
const OFFERED = INTENTS.filter((intent) => !/^(help|smalltalk|refuse)/.test(intent));

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

/** The choices for each part of a question; none where it can only be taken out. */
export function useSlotOptions(slots: Understood['slots']): (chip: Chip) => SlotOption[] {
  const { t } = useTranslation();
  const { today } = useFormat();
  const categories = useCategories();
  const todayIs = today();

  function periods(slot: 'period' | 'compareTo'): SlotOption[] {
    return PERIODS.map((name) => ({
      value: name,
      label: t(`summaries.period.${name}`),
      changes: { [slot]: namedPeriod(name, todayIs) },
    }));
  }

  function ofCategories(): SlotOption[] {
    const current = slots.category === undefined ? undefined : categories.known(slots.category);
    const offered = categories.offered(current?.type ?? 'expense', slots.category ?? '');
    return [
      { value: '*', label: t('ask.chips.any'), changes: {}, without: 'category' },
      ...offered.map(({ id, name }) => ({ value: id, label: name, changes: { category: id } })),
    ];
  }

  function intents(): SlotOption[] {
    return OFFERED.map((intent) => ({
      value: intent,
      label: t(`ask.chips.intents.${intent}`),
      changes: {},
      intent,
    }));
  }

  return ({ slot }) => {
    if (slot === 'intent') return intents();
    if (slot === 'period' || slot === 'compareTo') return periods(slot);
    if (slot === 'category') return ofCategories();
    if (slot === 'type') return choices(slot, (value) => t(`ask.chips.types.${value}`));
    if (slot === 'of') return choices(slot, (value) => t(`ask.chips.of.${value}`));
    if (slot === 'per') return choices(slot, (value) => t(`ask.chips.per.${value}`));
    if (slot === 'dir') return choices(slot, (value) => t(`ask.chips.dir.${value}`));
    return [];
  };
}

/** The values of a slot, each with its name. */
function choices<Slot extends keyof typeof CHOICES>(
  slot: Slot,
  nameOf: (value: (typeof CHOICES)[Slot][number]) => string,
): SlotOption[] {
  return CHOICES[slot].map((value) => ({ value, label: nameOf(value), changes: { [slot]: value } }));
}

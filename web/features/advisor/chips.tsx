import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Previous } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import chipClasses from '#web/ui/chip.module.css';
import { SelectChip } from '#web/ui/select-chip.tsx';
import { NumberChip } from './number-chip.tsx';
import { useSlotOptions, type SlotChange, type SlotOption } from './use-slot-options.ts';
import classes from './ask.module.css';

type Understood = NonNullable<Answer['understood']>;
type Chip = Understood['chips'][number];
type Props = { understood: Understood; onChange: (reading: Previous) => void };

/** Shows how a question was read, one chip per part; each part can be changed or removed. */
export function Chips({ understood: { intent, slots, chips }, onChange }: Props) {
  const { t } = useTranslation();
  const listOptions = useSlotOptions(slots);
  const change = ({ changes, without, intent: other = intent }: SlotChange) => {
    const remaining = Object.entries({ ...slots, ...changes }).filter(([name]) => name !== without);
    onChange({ intent: other, slots: Object.fromEntries(remaining) });
  };
  return (
    <ul className={`flex wrap gap-8 ${classes.chips}`} aria-label={t('ask.chips.label')}>
      {chips.map((chip) => (
        <li key={chip.slot} className="flex shrink">
          <SlotChip chip={chip} options={listOptions(chip)} slots={slots} onChange={change} />
        </li>
      ))}
    </ul>
  );
}

type SlotProps = {
  chip: Chip;
  options: readonly SlotOption[];
  slots: Understood['slots'];
  onChange: (change: SlotChange) => void;
};

function SlotChip({ chip: { slot, text }, options, slots, onChange }: SlotProps) {
  const { t } = useTranslation();
  const label = t(`ask.chips.slots.${slot}`);
  if (slot === 'amount' || slot === 'n' || slot === 'pct' || slot === 'min' || slot === 'max')
    return (
      <NumberChip
        label={label}
        text={text}
        value={slots[slot]}
        isWhole={slot === 'n'}
        onSave={(value) => onChange({ changes: { [slot]: value } })}
      />
    );
  if (options.length === 0)
    return (
      <button
        type="button"
        className={chipClasses.chip}
        aria-label={t('ask.chips.remove', { text })}
        onClick={() => onChange({ changes: {}, without: slot })}
      >
        {text}
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    );
  const allOptions = [{ value: '', label: text, changes: {} }, ...options];
  return (
    <SelectChip
      label={`${label}: ${text}`}
      value=""
      options={allOptions}
      onChange={(value) => {
        const chosenOption = options.find((option) => option.value === value);
        if (chosenOption) onChange(chosenOption);
      }}
    />
  );
}

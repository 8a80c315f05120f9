import { Button, NumberInput, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import chipClasses from '#web/ui/chip.module.css';
import classes from './ask.module.css';

type Props = {
  label: string;
  text: string;
  value: number | undefined;
  isWhole: boolean;
  onSave: (value: number) => void;
};

export function NumberChip({ label, text, value, isWhole, onSave }: Props) {
  const { t } = useTranslation();
  const { decimals, locale } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [input, setInput] = useState<number | string>(value ?? '');
  const isComma = new Intl.NumberFormat(locale).format(1.5).includes(',');
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={chipClasses.chip}
          aria-label={t('ask.chips.change', { text })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <form
          className={`flex wrap gap-12 ${classes.numberForm}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (typeof input !== 'number' || input <= 0) return;
            setIsOpen(false);
            onSave(input);
          }}
        >
          <NumberInput
            label={label}
            value={input}
            onChange={setInput}
            min={0}
            allowNegative={false}
            decimalScale={isWhole ? 0 : decimals}
            decimalSeparator={isComma ? ',' : '.'}
            hideControls
            data-autofocus
          />
          <Button type="submit">{t('ask.chips.save')}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Select } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import classes from './currency-field.module.css';
import { currencyOptions } from './currencies.ts';

type Props = { value: string; onChange: (currency: string) => void };

/** Every currency, by name in the reader's language or by code; open and ready to be typed into. */
export function CurrencySelect({ value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const options = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [, setIsListNamed] = useState(false);
  useEffect(() => {
    input.current?.focus();
    setIsOpen(true);
  }, []);
  useEffect(() => {
    // Mantine gives the list its final id after it shows; only then can the field point at it.
    const frame = requestAnimationFrame(() => setIsListNamed(isOpen));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <MantineRoot>
      <Select
        ref={input}
        role="combobox"
        aria-label={t('auth.signUp.currency')}
        data={options}
        value={value}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        // What is typed replaces the currency that shows, instead of being added to its name.
        onFocus={(event) => event.currentTarget.select()}
        nothingFoundMessage={t('auth.signUp.currencyUnknown')}
        allowDeselect={false}
        // The list itself scrolls: a scroll area around it could not be reached by keyboard.
        withScrollArea={false}
        classNames={{ options: classes.options ?? '' }}
        searchable
        selectFirstOptionOnChange
      />
    </MantineRoot>
  );
}

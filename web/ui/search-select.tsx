import { Select } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './search-select.module.css';

type Props = {
  label: string;
  /** Whether the label is hidden, because the screen already shows it. */
  isLabelHidden?: boolean;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  nothingFound: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Focused and open from the start. */
  isOpenAtFirst?: boolean;
};

/** A choice from a long list, searched by a part of the name. */
export function SearchSelect({ label, isLabelHidden, options, value, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [, setIsListNamed] = useState(false);
  const { isOpenAtFirst } = props;
  useEffect(() => {
    if (!isOpenAtFirst) return;
    input.current?.focus();
    setIsOpen(true);
  }, [isOpenAtFirst]);
  useEffect(() => {
    // Mantine gives the list its final id after it shows; only then can the field point at it.
    const frame = requestAnimationFrame(() => setIsListNamed(isOpen));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <Select
      ref={input}
      role="combobox"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      // A `name` would go to a hidden field, which cannot be focused.
      {...(props.name === undefined ? {} : { 'data-field': props.name })}
      // Without the focus only the chosen option is drawn; hundreds of hidden ones make each screen slow to open.
      data={hasFocus || isOpen ? options : options.filter((option) => option.value === value)}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      // Typing replaces the shown name instead of adding to it.
      onFocus={(event) => {
        setHasFocus(true);
        event.currentTarget.select();
      }}
      onBlur={() => setHasFocus(false)}
      nothingFoundMessage={props.nothingFound}
      description={props.hint}
      error={props.error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      allowDeselect={false}
      // The list itself scrolls: a scroll area around it could not be reached by keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '', description: classes.hint ?? '' }}
      searchable
      selectFirstOptionOnChange
    />
  );
}

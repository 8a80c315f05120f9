import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { wantsSearchFocus } from '#web/lib/screen/focus-search.ts';
import { useDebouncedText } from '#web/lib/form/use-debounced-text.ts';
import classes from './search-box.module.css';

type Props = {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  maxLength: number;
  label: string;
  /** A tooltip that says what the search finds. */
  help?: string;
  placeholder: string;
  clearLabel: string;
};

/** Searches while somebody types; `/` focuses it from anywhere on the page. */
export function SearchBox({ value, onChange, maxLength, label, help, placeholder, clearLabel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, commit } = useDebouncedText({
    value,
    toText: (query) => query ?? '',
    read: (newText) => newText.trim() || undefined,
    onCommit: onChange,
  });
  const { state } = useLocation() as { state: unknown };
  useEffect(() => focusOnSlash(input), []);
  useEffect(() => {
    if (wantsSearchFocus(state)) input.current?.focus();
  }, [state]);

  return (
    <TextInput
      ref={input}
      classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      aria-keyshortcuts="/"
      {...(help === undefined ? {} : { title: help })}
      placeholder={placeholder}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSectionWidth={46}
      rightSection={
        text !== '' && (
          <CloseButton
            className="dim"
            size={44}
            iconSize={18}
            aria-label={clearLabel}
            onClick={() => {
              setText('');
              commit('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}

/** Checks the character, not the key, because keyboards have `/` in different places. */
function focusOnSlash(input: React.RefObject<HTMLInputElement | null>): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTyping =
      event.target instanceof Element &&
      event.target.closest(
        'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"]',
      );
    if (event.key !== '/' || !isPlain || isTyping) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

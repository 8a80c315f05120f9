import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import { tagsQuery } from '#web/lib/api/tags-query.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import classes from './tags-field.module.css';
import { findTagsError, joinTags, splitTags } from './tag-text.ts';

const SEPARATORS = [',', '|'];
const MAX_SUGGESTIONS = 50;

type Props = Field<string> & {
  isFocused: boolean;
  label?: string;
  /** The tags to suggest, if not all that the person has used. */
  suggestions?: readonly string[];
};

/** Tags as text with commas; says at once if one is too long or if there are too many. */
export function TagsField({ name, value, onChange, error, isFocused, label, suggestions }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(tagsQuery);
  const [input, setInput] = useState('');
  const tags = splitTags(value);
  const problem = useTagsError(tags, input);
  return (
    <TagsInput
      label={label ?? t('tags.label')}
      description={suggestions === undefined && t('tags.help', { number: MAX_TAGS })}
      error={problem ?? error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      // A `name` would go to a hidden field, which cannot be focused.
      data-field={name}
      role="combobox"
      autoFocus={isFocused}
      data-autofocus={isFocused || undefined}
      data={suggestions ? [...suggestions] : (data?.items.map(({ tag }) => tag) ?? [])}
      value={tags}
      onChange={(newTags) => onChange(joinTags(newTags))}
      searchValue={input}
      onSearchChange={setInput}
      splitChars={SEPARATORS}
      isDuplicate={(tag, others) => others.some((other) => toSearchText(other) === toSearchText(tag))}
      filter={({ options, search }) => findTags(options as { value: string; label: string }[], search)}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: classes.input ?? '', pill: classes.pill ?? '', options: classes.options ?? '' }}
    />
  );
}

function useTagsError(tags: readonly string[], input: string): string | undefined {
  const { t } = useTranslation();
  const problem = findTagsError(tags, input);
  if (problem === 'tooMany') return t('tags.tooMany', { number: MAX_TAGS });
  return problem && t('tags.tooLong', { number: MAX_TAG_LENGTH });
}

/** Finds the tags with a word that begins with the input text. */
function findTags<Option extends { label: string }>(options: readonly Option[], input: string): Option[] {
  const start = toSearchText(input.trim());
  return options
    .filter(({ label }) => ` ${toSearchText(label)}`.includes(` ${start}`))
    .slice(0, MAX_SUGGESTIONS);
}

import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAX_TAGS } from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import { tagsQuery } from '#web/lib/api/tags-query.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import classes from './detail-fields.module.css';
import { joinTags, splitTags } from './tag-text.ts';

const SEPARATORS = [',', '|'];
const MAX_SUGGESTIONS = 50;

/** Tags as text with commas; it suggests those that the person has used. */
export function TagsField({
  name,
  value,
  onChange,
  error,
  isFocused,
}: Field<string> & { isFocused: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery(tagsQuery);
  const tags = splitTags(value);
  return (
    <TagsInput
      label={t('tags.label')}
      description={t('tags.help', { number: MAX_TAGS })}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      // A `name` would go to a hidden field, which cannot be focused.
      data-field={name}
      role="combobox"
      autoFocus={isFocused}
      data={data?.items.map(({ tag }) => tag) ?? []}
      value={tags}
      onChange={(chosen) => onChange(joinTags(chosen))}
      maxTags={MAX_TAGS}
      splitChars={SEPARATORS}
      isDuplicate={(tag, others) => others.some((other) => toSearchText(other) === toSearchText(tag))}
      filter={({ options, search }) => findTags(options as { value: string; label: string }[], search)}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: classes.input ?? '', pill: classes.pill ?? '', options: classes.options ?? '' }}
    />
  );
}

/** Those with a word that begins as typed. */
function findTags<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const start = toSearchText(typed.trim());
  return options
    .filter(({ label }) => ` ${toSearchText(label)}`.includes(` ${start}`))
    .slice(0, MAX_SUGGESTIONS);
}

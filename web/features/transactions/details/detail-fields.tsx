import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import type { TransactionFormState } from '../use-transaction-form.ts';
import classes from './detail-fields.module.css';
import { TagsField } from '#web/ui/tags-field.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  form: TransactionFormState;
  /** Whether the first field takes the focus. */
  isFocused: boolean;
};

/** A note of several lines, and tags. The parts of a split purchase have notes of their own. */
export function DetailFields({ isOpen, form, isFocused }: Props) {
  if (!isOpen) return null;
  const isSplit = form.values.parts.length > 0;
  return (
    <div className={`stack ${classes.fields}`}>
      {!isSplit && <NoteField {...form.field('note')} isFocused={isFocused} />}
      <TagsField {...form.field('tags')} isFocused={isFocused && isSplit} />
    </div>
  );
}

function NoteField({ isFocused, ...field }: Field<string> & { isFocused: boolean }) {
  const { t } = useTranslation();
  return (
    <Textarea
      {...byEvent(field)}
      label={t('tags.note')}
      autoComplete="off"
      autosize
      minRows={2}
      maxRows={16}
      autoFocus={isFocused}
    />
  );
}

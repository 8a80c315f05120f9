import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DETAIL_FIELDS, fieldKind, SHARED_DETAILS } from '#shared/contract/transaction-fields.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import type { TransactionFormState } from './use-transaction-form.ts';
import classes from './detail-fields.module.css';
import { TagsField } from '#web/ui/tags-field.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  form: TransactionFormState;
  /** The first field takes the focus. */
  isFocused: boolean;
};

/** The fields for optional texts and tags. In a split purchase, each part has the fields for its own texts. */
export function DetailFields({ isOpen, form, isFocused }: Props) {
  const { t } = useTranslation();
  if (!isOpen) return null;
  const isSplit = form.values.parts.length > 0;
  const fields = isSplit ? SHARED_DETAILS : DETAIL_FIELDS;
  return (
    <div className={`stack ${classes.fields}`}>
      {fields.map((name, index) => (
        <DetailInput
          key={name}
          {...form.field(name)}
          label={t(`transactions.fields.${name}`)}
          isLong={fieldKind(name) === 'lines'}
          isFocused={isFocused && index === 0}
        />
      ))}
      <TagsField {...form.field('tags')} isFocused={isFocused && fields.length === 0} />
    </div>
  );
}

type InputProps = Field<string> & { label: string; isLong: boolean; isFocused: boolean };

function DetailInput({ label, isLong, isFocused, ...field }: InputProps) {
  const props = { ...byEvent(field), label, autoComplete: 'off', autoFocus: isFocused };
  return isLong ? <Textarea {...props} autosize minRows={2} maxRows={16} /> : <TextInput {...props} />;
}

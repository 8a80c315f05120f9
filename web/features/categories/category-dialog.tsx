import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { addCategory, editCategory } from '#shared/contract/categories.ts';
import { isFixedCategory, type NamedCategory } from '#web/lib/categories/categories.ts';
import { nextColour } from '#web/lib/categories/next-colour.ts';
import { useAddCategory } from '#web/lib/categories/use-add-category.ts';
import { useArchivedName } from '#web/lib/categories/use-archived-name.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useEditCategory } from '#web/lib/categories/use-edit-category.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useForm, type Field, type Form } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { categorySlug } from '#web/ui/category-colors.ts';
import { ColourChoice } from '#web/ui/colour-choice.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { IconChoice } from './icon-choice.tsx';

type Props = DialogProps & {
  type: TransactionType;
  /** The category to change; undefined adds a new one. */
  category: NamedCategory | undefined;
};

export function CategoryDialog({ type, category, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t(category === undefined ? `ownCategories.add.${type}` : 'ownCategories.editTitle');
  const onDone: FormProps['onDone'] = (done) => {
    dialog.onClose();
    showToast({ kind: 'success', message: t(`ownCategories.toasts.${done}`) });
  };
  return (
    <UnsavedDialog {...dialog} returnFocus={false} title={title}>
      {(leave) =>
        category === undefined ? (
          <AddForm type={type} onDone={onDone} onCancel={leave} />
        ) : (
          <EditForm category={category} onDone={onDone} onCancel={leave} />
        )
      }
    </UnsavedDialog>
  );
}

/** `icon` and `colour` are '' if none is chosen. */
type TypedCategory = { name: string; icon: string; colour: string };
type FormProps = { onDone: (done: 'added' | 'saved' | 'unarchived') => void; onCancel: () => void };

function AddForm({ type, onDone, onCancel }: FormProps & { type: TransactionType }) {
  const { t } = useTranslation();
  // One id while the form is open: a repeated request adds no second category.
  const [id] = useState(uuidv7);
  const { listed } = useCategories();
  const [colour] = useState<string>(() => nextColour(listed(type)));
  const add = useAddCategory();
  const form = useForm({
    initial: { name: '', icon: '', colour },
    schema: addCategory.body,
    toBody: (typed: TypedCategory) => ({ type, ...typed, icon: typed.icon || null }),
    send: async (body) => {
      await add({ ...body, id });
      onDone('added');
    },
  });
  const { field, unarchive } = useArchivedName(type, form.field('name'), () => onDone('unarchived'));
  const submit = unarchive && (
    <BusyButton isBusy={unarchive.isBusy} onClick={unarchive.run}>
      {t('transactions.form.unarchiveCategory')}
    </BusyButton>
  );
  return (
    <Fields
      form={form}
      name={field}
      look={{ id: '', standardName: undefined }}
      submit={submit}
      onCancel={onCancel}
    />
  );
}

function EditForm({ category, onDone, onCancel }: FormProps & { category: NamedCategory }) {
  const { t } = useTranslation();
  const { id, name, icon, colour } = category;
  const standardName = isFixedCategory(id) ? t(`categories.${id}`) : undefined;
  const edit = useEditCategory();
  const form = useForm({
    initial: { name, icon: icon ?? '', colour: colour ?? '' },
    schema: editCategory.body,
    toBody: (typed) => toChanges(typed, standardName),
    send: async (body) => {
      await edit(id, body);
      onDone('saved');
    },
  });
  const { field } = useArchivedName(category.type, form.field('name'));
  return <Fields form={form} name={field} look={{ id, standardName }} onCancel={onCancel} />;
}

/** A fixed category has no name of its own if the field is empty or contains the standard name. */
function toChanges({ name, icon, colour }: TypedCategory, standardName: string | undefined) {
  const isStandard = standardName !== undefined && ['', standardName].includes(name.trim());
  return { name: isStandard ? null : name, icon: icon || null, colour: colour || null };
}

type FieldsProps = {
  form: Form<TypedCategory>;
  name: Field<string>;
  /** The id, and the standard name of a fixed category. */
  look: { id: string; standardName: string | undefined };
  /** Replaces the button that saves. */
  submit?: ReactNode;
  onCancel: () => void;
};

function Fields({ form, name: field, look: { id, standardName }, submit, onCancel }: FieldsProps) {
  const { t } = useTranslation();
  const { name, colour } = form.values;
  useUnsaved(name.trim() || t('ownCategories.name'), form.isDirty);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(field)}
        label={t('ownCategories.name')}
        {...(standardName !== undefined && {
          placeholder: standardName,
          description: t('ownCategories.nameHint', { name: standardName }),
        })}
        autoComplete="off"
        data-autofocus
      />
      <ColourChoice
        {...form.field('colour')}
        standard={categorySlug({ id, colour: null })}
        isStandardOffered={standardName !== undefined || colour === ''}
      />
      <IconChoice {...form.field('icon')} id={id} colour={colour} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        {submit ?? (
          <BusyButton type="submit" isBusy={form.isBusy}>
            {t('ownCategories.save')}
          </BusyButton>
        )}
      </DialogActions>
    </form>
  );
}

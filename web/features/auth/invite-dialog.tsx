import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { makeInvite } from '#shared/contract/invites.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { LinkToCopy } from '#web/ui/link-to-copy.tsx';
import classes from './invites.module.css';
import { useMakeInvite } from './use-invites.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks for whom an invitation is, and then shows its link, this once. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [link, setLink] = useState<string>();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setLink(undefined)}
      // A press beside the dialog must not lose the link.
      closeOnClickOutside={link === undefined}
      title={t(link === undefined ? 'invites.dialog.title' : 'invites.made.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={480}
      centered
    >
      {link === undefined ? (
        <NoteForm onMade={setLink} onCancel={onClose} />
      ) : (
        <LinkToCopy
          link={link}
          texts={{
            text: t('invites.made.text'),
            label: t('invites.made.link'),
            copy: t('invites.made.copy'),
            copied: t('invites.made.copied'),
            notCopied: t('invites.made.copyFailed'),
            done: t('invites.made.done'),
          }}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

function NoteForm({ onMade, onCancel }: { onMade: (link: string) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { values, errors, form, set, show } = useFields(() => ({ note: '' }));
  const { mutate, isPending, isError, error } = useMakeInvite();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const checked = checkFields(makeInvite.body, { note: values.note });
    if (!checked.ok) return show(checked.errors);
    const { note = '' } = checked.data;
    mutate(
      { note },
      {
        onSuccess: (made) => onMade(made.link),
        onError: (failure) => show(serverFieldErrors(failure)),
      },
    );
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate>
      {isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(error)} />}
      <TextInput
        name="note"
        label={t('invites.dialog.note')}
        description={t('invites.dialog.noteHint')}
        autoComplete="off"
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={fieldText(errors['note'])}
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('invites.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('invites.dialog.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

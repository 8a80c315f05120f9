import { Button, Modal, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { makeInvite } from '#shared/contract/invites.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
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
        <Made link={link} onDone={onClose} />
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
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('invites.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('invites.dialog.submit')}
        </Button>
      </div>
    </form>
  );
}

function Made({ link, onDone }: { link: string; onDone: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // It takes the place of the form, whose button had the focus.
  useEffect(() => field.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
      showToast({ kind: 'success', message: t('invites.made.copied') });
    } catch {
      // Browsers give the clipboard to safe addresses only; plain http in a home network is none.
      field.current?.select();
      showToast({ kind: 'error', message: t('invites.made.copyFailed') });
    }
  }

  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.form}>
      <p className={classes.text}>{t('invites.made.text')}</p>
      <TextInput
        ref={field}
        label={t('invites.made.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('invites.made.done')}
        </Button>
        <Button leftSection={<Icon size={18} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('invites.made.copy')}
        </Button>
      </div>
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeInvite } from '#shared/contract/invites.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { SecretToCopy } from '#web/ui/secret-to-copy.tsx';
import { useMakeInvite } from './use-invites.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks whom an invitation is for, then shows its link once. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [link, setLink] = useState<string>();
  // A link that arrives after its dialog was closed must not show for the next invitation.
  useEffect(() => {
    if (isOpen) setLink(undefined);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setLink(undefined)}
      // A click outside must not lose the link.
      closeOnClickOutside={link === undefined}
      title={t(link === undefined ? 'invites.dialog.title' : 'invites.made.title')}
      size={480}
    >
      {link === undefined ? (
        <NoteForm onMade={setLink} onCancel={onClose} />
      ) : (
        <MadeLink link={link} onDone={onClose} />
      )}
    </Dialog>
  );
}

function MadeLink({ link, onDone }: { link: string; onDone: () => void }) {
  const { t } = useTranslation();
  const texts = {
    text: t('invites.made.text'),
    label: t('invites.made.link'),
    copy: t('invites.made.copy'),
    copied: t('invites.made.copied'),
    notCopied: t('invites.made.copyFailed'),
    done: t('invites.made.done'),
  };
  return <SecretToCopy secret={link} texts={texts} onDone={onDone} />;
}

function NoteForm({ onMade, onCancel }: { onMade: (link: string) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const make = useMakeInvite();
  const form = useForm({
    initial: { note: '' },
    schema: makeInvite.body,
    send: async ({ note = '' }) => onMade((await make(note)).link),
  });
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('note'))}
        label={t('invites.dialog.note')}
        description={t('invites.dialog.noteHint')}
        autoComplete="off"
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('invites.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('invites.dialog.submit')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

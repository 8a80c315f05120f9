import { Button, Modal, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { makeResetLink } from '#shared/contract/admin-users.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { useInstantText } from '#web/lib/instant-text.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Person } from './account-actions.ts';
import classes from './dialogs.module.css';

export type ResetLink = OutputOf<typeof makeResetLink>;

type Props = {
  link: ResetLink;
  person: Person;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** Shows a link for a new password, this once. */
export function ResetLinkDialog({ link: { link, expiresAt }, person, ...dialog }: Props) {
  const { t } = useTranslation();
  const { time } = useInstantText();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Browsers have it on https and on this machine only.
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', message: t('adminUsers.link.copied') });
    } catch {
      showToast({ kind: 'success', message: t('adminUsers.link.selected') });
    }
  }

  return (
    <Modal
      opened={dialog.isOpen}
      onClose={dialog.onClose}
      onExitTransitionEnd={dialog.onClosed}
      closeOnClickOutside={false}
      returnFocus={false}
      title={t('adminUsers.link.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={520}
      centered
    >
      <p className={classes.question}>
        {t('adminUsers.link.text', { name: person.displayName, time: time(expiresAt) })}
      </p>
      <TextInput
        ref={field}
        label={t('adminUsers.link.label')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={dialog.onClose}>
          {t('adminUsers.link.close')}
        </Button>
        <Button
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void copy()}
          data-autofocus
        >
          {t('adminUsers.link.copy')}
        </Button>
      </div>
    </Modal>
  );
}

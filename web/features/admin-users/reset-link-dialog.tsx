import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { makeResetLink } from '#shared/contract/admin-users.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { useInstantText } from '#web/lib/instant-text.ts';
import { LinkToCopy } from '#web/ui/link-to-copy.tsx';
import type { Person } from './account-actions.ts';

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
  const { timeOrDate } = useInstantText();
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
      <LinkToCopy
        link={link}
        texts={{
          text: t('adminUsers.link.text', { name: person.displayName, when: timeOrDate(expiresAt) }),
          label: t('adminUsers.link.label'),
          copy: t('adminUsers.link.copy'),
          copied: t('adminUsers.link.copied'),
          notCopied: t('adminUsers.link.selected'),
          done: t('adminUsers.link.close'),
        }}
        onDone={dialog.onClose}
      />
    </Modal>
  );
}

import { useTranslation } from 'react-i18next';
import type { makeResetLink } from '#shared/contract/admin-users.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { SecretToCopy } from '#web/ui/secret-to-copy.tsx';
import type { Person } from './account-actions.ts';

export type ResetLink = OutputOf<typeof makeResetLink>;

type Props = DialogProps & {
  link: ResetLink;
  person: Person;
};

export function ResetLinkDialog({ link, person, ...dialog }: Props) {
  const { t } = useTranslation();
  const texts = useLinkTexts(link, person);
  return (
    <Dialog
      {...dialog}
      closeOnClickOutside={false}
      returnFocus={false}
      title={t('adminUsers.link.title')}
      size={520}
    >
      <SecretToCopy secret={link.link} texts={texts} onDone={dialog.onClose} />
    </Dialog>
  );
}

function useLinkTexts({ expiresAt }: ResetLink, { displayName: name }: Person) {
  const { t } = useTranslation();
  const { timeOrDate } = useInstantText();
  return {
    text: t('adminUsers.link.text', { name, when: timeOrDate(expiresAt) }),
    label: t('adminUsers.link.label'),
    copy: t('adminUsers.link.copy'),
    copied: t('adminUsers.link.copied'),
    notCopied: t('adminUsers.link.selected'),
    done: t('adminUsers.link.close'),
  };
}

import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconCheck, IconChevronDown, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DeskConversation } from '#shared/contract/support-desk.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { showToast } from '#web/ui/toast.ts';
import { deskQuery, useDeskWrites, type DeskKey } from './api.ts';
import classes from './desk.module.css';

type Props = { conversationKey: DeskKey; assignedTo: DeskConversation['assignedTo'] };

/** Shows which administrator is responsible, and changes that. */
export function AssignMenu({ conversationKey, assignedTo }: Props) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const assign = useAssign(conversationKey, assignedTo?.id ?? null);
  const { data } = useQuery(deskQuery);
  const others = data?.administrators.filter(({ id }) => id !== uid) ?? [];
  const item = (id: string | null, text: string) => (
    <Menu.Item
      key={id ?? ''}
      leftSection={
        <IconCheck size={18} stroke={1.75} opacity={id === (assignedTo?.id ?? null) ? 1 : 0} aria-hidden />
      }
      aria-current={id === (assignedTo?.id ?? null) || undefined}
      onClick={() => assign(id)}
    >
      {text}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-start" width={260} loop>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUserCheck size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          <AssigneeText assignedTo={assignedTo} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.assignees ?? ''}>
        {item(uid, t(assignedTo?.id === uid ? 'supportDesk.assignedToMe' : 'supportDesk.assignToMe'))}
        {others.map(({ id, name }) => item(id, name))}
        {item(null, t('supportDesk.nobody'))}
      </Menu.Dropdown>
    </Menu>
  );
}

function AssigneeText({ assignedTo }: Pick<Props, 'assignedTo'>): string {
  const { t } = useTranslation();
  const { uid } = useProfile();
  if (assignedTo === null) return t('supportDesk.assignedToNobody');
  if (assignedTo.id === uid) return t('supportDesk.assignedToMe');
  return t('supportDesk.assignedTo', { name: assignedTo.name });
}

function useAssign(key: DeskKey, from: string | null): (to: string | null) => void {
  const { t } = useTranslation();
  const { assign } = useDeskWrites(key);
  const { mutate } = useMutation({
    mutationFn: (to: string | null) => assign({ to, from }),
    onSuccess: () => showToast({ kind: 'success', message: t('supportDesk.toasts.assigned') }),
    onError: useErrorToast(),
  });
  return (to) => mutate(to);
}

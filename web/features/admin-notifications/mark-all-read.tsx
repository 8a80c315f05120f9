import type { ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#web/ui/busy-button.tsx';
import type { useMarkRead } from './api.ts';

type Props = Pick<ButtonProps, 'variant' | 'leftSection'> & {
  unread: number | undefined;
  marking: ReturnType<typeof useMarkRead>;
};

export function MarkAllRead({ unread = 0, marking: { markAllRead, isPending }, ...look }: Props) {
  const { t } = useTranslation();
  return (
    <BusyButton {...look} disabled={unread === 0} isBusy={isPending} onClick={markAllRead}>
      {t('adminNotifications.markAllRead')}
    </BusyButton>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { useMarkRead } from './api.ts';

type Props = Pick<ButtonProps, 'variant' | 'leftSection'> & {
  unread: number | undefined;
  marking: ReturnType<typeof useMarkRead>;
};

export function MarkAllRead({ unread = 0, marking: { markAllRead, isPending }, ...look }: Props) {
  const { t } = useTranslation();
  return (
    <Button {...look} disabled={unread === 0} loading={isPending} onClick={markAllRead}>
      {t('adminNotifications.markAllRead')}
    </Button>
  );
}

import type { ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { BusyButton } from '#web/ui/busy-button.tsx';
import type { Retry } from './api.ts';

export function RetryButton({ onRetry, isRetrying, ...rest }: Retry & ButtonProps) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
      onClick={onRetry}
      isBusy={isRetrying}
      {...rest}
    />
  );
}

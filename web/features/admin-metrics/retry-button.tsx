import { Button, type ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Retry } from './api.ts';

/** Counts all figures again. */
export function RetryButton({ onRetry, isRetrying, ...rest }: Retry & ButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
      onClick={onRetry}
      loading={isRetrying}
      {...rest}
    />
  );
}

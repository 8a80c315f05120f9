import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';

type Props = Omit<ButtonProps, 'loading' | 'loaderProps'> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonProps> & { isBusy: boolean };

/**
 * A button that keeps the focus while its action runs; a disabled button would lose it. Meanwhile clicks do nothing. The
 * second click of a double click never does anything, because it can come before `isBusy`.
 */
export function BusyButton({ isBusy, onClick, leftSection, ...rest }: Props) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={18} color="currentColor" /> : leftSection}
      onClick={(event) => (isBusy || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
    />
  );
}

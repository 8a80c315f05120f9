import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';

/** The props of a dialog that stays rendered until it has left the screen, when `onClosed` is called. */
export type DialogProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

type Props = Omit<DialogProps, 'onClosed'> & {
  onClosed?: (() => void) | undefined;
  title: string;
  size?: number;
  /** False if the opener may be gone, or if the screen sets the focus itself. */
  returnFocus?: boolean;
  /** False if a click outside would lose something. */
  closeOnClickOutside?: boolean;
  /** False while something above it is open, so that Escape closes that first. */
  closeOnEscape?: boolean;
  /** Whether it is in the middle, not at the top. */
  isCentered?: boolean;
  isFullScreen?: boolean | undefined;
  /** Whether the address says that it is open. Then Back closes it without a blocker. */
  isInAddress?: boolean;
  children: ReactNode;
};

/** A dialog in the product's style. It returns the focus to its opener. */
export function Dialog({
  isOpen,
  onClosed,
  isCentered = true,
  isFullScreen = false,
  isInAddress = false,
  ...rest
}: Props) {
  const { t } = useTranslation();
  useBackCloses(isOpen && !isInAddress, rest.onClose);
  return (
    <Modal
      size={440}
      {...rest}
      opened={isOpen}
      attributes={{
        // A <header> inside a dialog would be a second banner of the page.
        header: { role: 'presentation' },
        // While it leaves the screen, keys reach the screen below.
        content: { inert: !isOpen },
      }}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      centered={isCentered}
      fullScreen={isFullScreen}
    />
  );
}

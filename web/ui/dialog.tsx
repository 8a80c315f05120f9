import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Called once it has gone from the screen. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Its width in pixels. */
  size?: number;
  /** False where what opened it may be gone by then, or where the screen puts the focus itself. */
  returnFocus?: boolean;
  /** False where a press beside it would lose something. */
  closeOnClickOutside?: boolean;
  /** False while something is open above it, which Escape closes first. */
  closeOnEscape?: boolean;
  /** Whether it stands in the middle, not at the top. */
  isCentered?: boolean;
  isFullScreen?: boolean | undefined;
  children: ReactNode;
};

/** The dialog of the product. It gives the focus back to what opened it. */
export function Dialog({ isOpen, onClosed, isCentered = true, isFullScreen = false, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      size={440}
      {...rest}
      opened={isOpen}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      centered={isCentered}
      fullScreen={isFullScreen}
    />
  );
}

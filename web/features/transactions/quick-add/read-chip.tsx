import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadWords } from './taken-off.ts';
import classes from './quick-add.module.css';

type Props = {
  /** The words that the chip was read from; without them there is nothing to take off. */
  read: ReadWords | undefined;
  onTakeOff: (read: ReadWords) => void;
  /** The chip. */
  children: ReactNode;
};

/** A chip with a button that makes what it was read from words of the description again. */
export function ReadChip({ read, onTakeOff, children }: Props) {
  const { t } = useTranslation();
  if (read === undefined) return children;
  const { what, words } = read;
  const label = t(`quickAdd.takeOff.${what}`, { words });
  return (
    <span className={classes.read}>
      {children}
      <button
        type="button"
        className={classes.takeOff}
        aria-label={label}
        title={label}
        onClick={() => onTakeOff(read)}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}

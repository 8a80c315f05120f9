import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadWords } from './taken-off.ts';
import classes from './quick-add.module.css';

type Props = {
  /** The words from which the chip was read; undefined if it was not read from words. */
  words: ReadWords | undefined;
  onTakeOff: (words: ReadWords) => void;
  children: ReactNode;
};

/** A chip with a button that turns it into words of the description again. */
export function ReadChip({ words, onTakeOff, children }: Props) {
  const { t } = useTranslation();
  if (words === undefined) return children;
  const label = t(`quickAdd.takeOff.${words.what}`, { words: words.words });
  return (
    <ChipWithCross label={label} onPress={() => onTakeOff(words)}>
      {children}
    </ChipWithCross>
  );
}

/** A chip with a button that takes it off. */
export function ChipWithCross({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <span className={`shrink frame ${classes.read}`}>
      {children}
      <button
        type="button"
        className={`centred rigid dim ${classes.takeOff}`}
        aria-label={label}
        title={label}
        onClick={onPress}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}

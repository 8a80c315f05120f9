import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import chips from '#web/ui/chip.module.css';
import type { LineEntry } from './use-entry.ts';
import classes from './quick-add.module.css';

type Props = { state: LineEntry; onTakeBack: (read: LineEntry['takenOff'][number]) => void };

/** Words that stay in the description: parts that were taken off, as buttons that undo this, and unknown categories. */
export function KeptWords({ state, onTakeBack }: Props) {
  const { t } = useTranslation();
  const unknown = useUnknownText(state);
  return (
    <>
      {state.takenOff.length > 0 && (
        <div className="flex wrap gap-8">
          {state.takenOff.map((read) => (
            <button
              key={`${read.what} ${read.words}`}
              type="button"
              className={`${chips.chip} ${classes.takeBack}`}
              onClick={() => onTakeBack(read)}
            >
              <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
              {t(`quickAdd.takeBack.${read.what}`, { words: read.words })}
            </button>
          ))}
        </div>
      )}
      {unknown !== undefined && <p className="dim text-14 break-anywhere">{unknown}</p>}
    </>
  );
}

/** Returns the sentence about words after '@' that name no category; undefined if there are none. */
export function useUnknownText({ reading }: Pick<LineEntry, 'reading'>): string | undefined {
  const { t, i18n } = useTranslation();
  if (reading.unknown.length === 0) return undefined;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return t('quickAdd.unknown', { names: list.format(reading.unknown.map((name) => `@${name}`)) });
}

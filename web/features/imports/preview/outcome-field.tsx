import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import classes from './preview-line.module.css';

const OUTCOMES = ['joined', 'added', 'leftOut'] as const satisfies PreviewRow['outcome'][];

type Props = {
  label: string;
  value: PreviewRow['outcome'];
  onChange: (outcome: PreviewRow['outcome']) => void;
};

/** The choices for a row that the user probably has already. */
export function OutcomeField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <span className={`block relative ${classes.outcome}`}>
      <select
        className={`full-width card-color frame text ${classes.select}`}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as PreviewRow['outcome'])}
      >
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`imports.preview.outcomes.${outcome}`)}
          </option>
        ))}
      </select>
      <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
    </span>
  );
}

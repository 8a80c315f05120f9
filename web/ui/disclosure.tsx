import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

type Props = { summary: string; className?: string | undefined; children: ReactNode };

/** Content that stays folded until somebody presses its summary. */
export function Disclosure({ summary, className = '', children }: Props) {
  return (
    <details className={`${classes.disclosure} ${className}`}>
      <summary>
        {summary}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

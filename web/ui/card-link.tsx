import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './card-link.module.css';

/** Leads from a card to the screen with all the details. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      className={`align-centre gap-4 touchable accent text-15 weight-600 no-underline no-print ${classes.link}`}
      to={to}
    >
      {children}
      <IconChevronRight size={16} stroke={2} aria-hidden />
    </Link>
  );
}

import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './back-link.module.css';

/** Leads from a screen to the one above it; stands over its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`gap-6 touchable dim text-15 weight-600 ${classes.back}`} to={to}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './button.module.css';

type Look = 'filled' | 'default';
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; isBusy?: boolean };

/** A button of the screens without Mantine. While busy it keeps the focus and does nothing. */
export function PlainButton({
  look = 'filled',
  isBusy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${classes.button} ${classes[look]}`}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      <span className={classes.content}>{children}</span>
      {isBusy && <span className={classes.spinner} aria-hidden />}
    </button>
  );
}

type LinkProps = { to: string; look?: Look; className?: string; children: ReactNode };

/** A link to a screen of the app that looks like a button. */
export function PlainButtonLink({ to, look = 'filled', className = '', children }: LinkProps) {
  return (
    <Link className={`${classes.button} ${classes[look]} ${className}`} to={to}>
      {children}
    </Link>
  );
}

type AnchorProps = Omit<LinkProps, 'to'> & { href: string };

/** A link that looks like a button, to a page outside the app or to a part of the page. */
export function PlainButtonAnchor({ href, look = 'filled', className = '', children }: AnchorProps) {
  return (
    <a className={`${classes.button} ${classes[look]} ${className}`} href={href}>
      {children}
    </a>
  );
}

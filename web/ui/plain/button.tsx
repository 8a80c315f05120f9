import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
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

/** A link that looks like a button; an address of this page's parts (`#…`) stays on the page. */
export function PlainButtonLink({ to, look = 'filled', className = '', children }: LinkProps) {
  const classNames = `${classes.button} ${classes[look]} ${className}`;
  return to.startsWith('#') ? (
    <a className={classNames} href={to}>
      {children}
    </a>
  ) : (
    <Link className={classNames} to={to}>
      {children}
    </Link>
  );
}

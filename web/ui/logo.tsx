import { toLogoName } from '#shared/logo-name.ts';
import classes from './logo.module.css';

/** The logo without the name. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="rigid" width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      <rect className={classes.square} width="24" height="24" rx="7.5" />
      <path className={classes.quarter} d="M0 12h12v12H7.5A7.5 7.5 0 0 1 0 16.5Z" />
      <circle className={classes.hole} cx="12" cy="12" r="4.6" />
    </svg>
  );
}

/** The logo with the installation's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={`align-centre gap-10 text ${classes.logo}`}>
      <LogoMark />
      <span className={`ellipsis ${classes.name}`}>{toLogoName(name)}</span>
    </span>
  );
}

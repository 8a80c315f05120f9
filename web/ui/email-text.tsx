import { Fragment } from 'react';
import classes from './email-text.module.css';

type Props = {
  email: string;
  /** A text with the address in it; by default the address alone. */
  children?: string;
};

/** An e-mail address that breaks at its dots if it does not fit on a line. */
export function EmailText({ email, children = email }: Props) {
  const start = children.indexOf(email);
  const [before, after] =
    start < 0 ? [children, ''] : [children.slice(0, start), children.slice(start + email.length)];
  return (
    <span className="break-anywhere">
      {before}
      {start >= 0 && <Address email={email} />}
      {after}
    </span>
  );
}

function Address({ email }: { email: string }) {
  return (
    <span className={classes.email}>
      {[...email.matchAll(/[^@.]+[@.]*|[@.]+/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

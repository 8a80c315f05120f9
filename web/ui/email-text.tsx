import { Fragment } from 'react';
import classes from './email-text.module.css';

type Props = {
  email: string;
  /** A text with the address in it; by default the address alone. */
  children?: string;
};

/** An address that breaks at its dots if it is wider than its place. */
export function EmailText({ email, children = email }: Props) {
  const at = children.indexOf(email);
  const [before, after] =
    at < 0 ? [children, ''] : [children.slice(0, at), children.slice(at + email.length)];
  return (
    <span className="break-anywhere">
      {before}
      {at >= 0 && <Address email={email} />}
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

import { useProfile } from '#web/lib/session/profile.ts';
import classes from './user-menu.module.css';

/** Name and e-mail address of the signed-in person. */
export function Person() {
  const { displayName, email } = useProfile();
  return (
    <>
      <span className={`text text-15 weight-600 ${classes.name}`}>{displayName}</span>
      <span className={`dim text-13 ${classes.email}`}>{email}</span>
    </>
  );
}

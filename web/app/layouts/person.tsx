import { useProfile } from '#web/lib/session/profile.ts';

/** Name and e-mail address of the signed-in person. */
export function Person() {
  const { displayName, email } = useProfile();
  return (
    <>
      <span className="block text text-15 weight-600 ellipsis">{displayName}</span>
      <span className="block dim text-13 ellipsis">{email}</span>
    </>
  );
}

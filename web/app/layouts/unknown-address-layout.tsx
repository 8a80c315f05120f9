import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/lib/session/profile.ts';
import { PublicLayout } from './public-layout.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/** At an unknown address, signed-in people keep their navigation, and others get the header of the public pages. */
export function UnknownAddressLayout() {
  const { data: profile } = useQuery({ ...profileQuery, retry: false });
  return profile === undefined || profile.isSuspended ? <PublicLayout /> : <SignedInLayout />;
}

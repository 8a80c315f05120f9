import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useProfile } from '#web/lib/session/profile.ts';

/** Shows the theme of the profile, and keeps it in the browser for the first paint. */
export function ProfileTheme(): null {
  const { theme } = useProfile();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(theme === 'system' ? 'auto' : theme), [theme, setColorScheme]);
  return null;
}

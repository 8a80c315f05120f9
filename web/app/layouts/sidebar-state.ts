import { useState } from 'react';
import { SIDEBAR_COOKIE_DAYS } from '#shared/limits.ts';
import { readCookie, writeCookie } from '#web/lib/browser/browser-storage.ts';

const SIDEBAR_COOKIE = 'saldo-sidebar';

/** Whether the sidebar is open; kept in a cookie for seven days (spec section 3). */
export function useSidebarState(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => readCookie(SIDEBAR_COOKIE) !== 'collapsed');
  const toggle = () => {
    writeCookie(SIDEBAR_COOKIE, isOpen ? 'collapsed' : 'open', SIDEBAR_COOKIE_DAYS * 24 * 60 * 60);
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}

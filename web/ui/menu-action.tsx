import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { icon: Icon; isDangerous?: boolean; onClick: () => void; children: ReactNode };

/** An item of a row's menu, with an icon before its text. */
export function MenuAction({ icon: ActionIcon, isDangerous = false, onClick, children }: Props) {
  return (
    <Menu.Item
      className={isDangerous ? 'danger' : ''}
      leftSection={<ActionIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

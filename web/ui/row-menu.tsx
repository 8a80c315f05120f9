import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

/** The menu of a row. Its items render only while it is open, because lists are long. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {isOpen && <Menu.Dropdown>{children}</Menu.Dropdown>}
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import classes from './phone-bars.module.css';

const ITEMS = [
  { type: 'expense', to: paths.addExpense, text: 'addExpense', Icon: IconArrowUpRight },
  { type: 'income', to: paths.addIncome, text: 'addIncome', Icon: IconArrowDownLeft },
] as const;

export function OpenedAddMenu({ renderButton }: { renderButton: RenderButton }) {
  const { t } = useTranslation();
  const { menu, target } = useOpenAtFirst();
  return (
    <Menu {...menu} position="top" width={200} offset={12} loop>
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {ITEMS.map(({ type, to, text, Icon }) => (
          <Menu.Item
            key={type}
            component={Link}
            to={to}
            leftSection={<Icon className={classes[type]} size={20} stroke={1.75} aria-hidden />}
          >
            {t(`app.navigation.${text}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight, IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';
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
        <Menu.Item
          leftSection={<IconPencilPlus className={classes.quick} size={20} stroke={1.75} aria-hidden />}
          onClick={() => {
            // The dialog gives the focus back to what has it now, and this item disappears.
            target.current?.focus();
            showQuickAdd(true);
          }}
        >
          {t('transactions.add.quick')}
        </Menu.Item>
        {ITEMS.map((item) => (
          <ScreenItem key={item.type} {...item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ScreenItem({ type, to, text, Icon }: (typeof ITEMS)[number]) {
  const { t } = useTranslation();
  return (
    <Menu.Item
      component={Link}
      to={to}
      leftSection={<Icon className={classes[type]} size={20} stroke={1.75} aria-hidden />}
    >
      {t(`app.navigation.${text}`)}
    </Menu.Item>
  );
}

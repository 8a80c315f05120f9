import { IconDots, IconLayoutDashboard, IconPlus, IconReceipt, IconTarget } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AnswerMark, BudgetMark } from './navigation-marks.tsx';
import { useIsCurrent } from './navigation-links.tsx';
import classes from './phone-bar.module.css';

/** The screens that the bar leads to. 'More' leads to the others. */
const IN_BAR = {
  dashboard: paths.dashboard,
  transactions: paths.transactions,
  addExpense: paths.addExpense,
  addIncome: paths.addIncome,
  addTransfer: paths.addTransfer,
  plan: paths.budgets,
};

type Props = {
  isMoreOpen: boolean;
  onOpenMore: () => void;
  moreButton: Ref<HTMLButtonElement>;
};

/** The navigation of phones. The round button lives in the bar, because floating over the page it would cover amounts. */
export function PhoneBar({ isMoreOpen, onOpenMore, moreButton }: Props) {
  const { t } = useTranslation();
  const isCurrent = useIsCurrent();
  const isInMore = !Object.entries(IN_BAR).some(([name, to]) => isCurrent(name, to));
  return (
    <nav
      className={`grid align-centre card-color line-above ${classes.bar}`}
      aria-label={t('app.navigation.main')}
    >
      <Tab name="dashboard" to={paths.dashboard} Icon={IconLayoutDashboard} />
      <Tab name="transactions" to={paths.transactions} Icon={IconReceipt} />
      <Link className={`in-middle ${classes.add}`} to={paths.addExpense} aria-label={t('app.navigation.add')}>
        <IconPlus size={26} stroke={2} aria-hidden />
      </Link>
      <Tab name="plan" to={paths.budgets} Icon={IconTarget} />
      <button
        ref={moreButton}
        type="button"
        className={`grid relative rounded dim weight-600 no-underline ${classes.tab}`}
        aria-current={isInMore || undefined}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={onOpenMore}
      >
        <IconDots size={22} stroke={1.75} aria-hidden />
        {t('app.navigation.more')}
        <AnswerMark />
      </button>
    </nav>
  );
}

type TabProps = { name: 'dashboard' | 'transactions' | 'plan'; to: string; Icon: typeof IconReceipt };

function Tab({ name, to, Icon }: TabProps) {
  const { t } = useTranslation();
  const isCurrent = useIsCurrent();
  return (
    <Link
      className={`grid relative rounded dim weight-600 no-underline ${classes.tab}`}
      to={to}
      aria-current={isCurrent(name, to) ? 'page' : undefined}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      {t(`app.navigation.${name}`)}
      {name === 'plan' && <BudgetMark />}
    </Link>
  );
}

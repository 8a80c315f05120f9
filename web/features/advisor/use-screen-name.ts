import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';

const SCREENS = [
  'transactions',
  'budgets',
  'goals',
  'recurring',
  'addExpense',
  'addIncome',
  'profile',
] as const;

/** The title of the screen with the given path; the path itself if the screen is not listed here. */
export function useScreenName(path: string): string {
  const { t } = useTranslation();
  const screen = SCREENS.find((name) => paths[name] === path.split('?')[0]);
  return screen === undefined ? path : t(`app.titles.${screen}`);
}

import { paths } from '#shared/paths.ts';

/** The areas of the navigation, with the screens that are their tabs. */
export const AREAS = {
  transactions: ['transactions', 'import', 'categories', 'deletedTransactions', 'accounts'],
  plan: ['budgets', 'goals', 'recurring'],
  insights: ['insights', 'insightsForecast', 'insightsAsk', 'reports'],
} as const satisfies Record<string, readonly (keyof typeof paths)[]>;

export type Area = keyof typeof AREAS;
export type AreaTab = (typeof AREAS)[Area][number];

/** The area and the tab that a path belongs to. `/reports/month` belongs to the tab `reports`. */
export function findTab(pathname: string): { area: Area; tab: AreaTab } | undefined {
  const matches = TABS.filter(({ tab }) => pathname === paths[tab] || pathname.startsWith(`${paths[tab]}/`));
  // The longest path wins: `/transactions/deleted` also begins with the path of the tab `transactions`.
  return matches.toSorted((one, other) => paths[other.tab].length - paths[one.tab].length)[0];
}

const TABS = Object.entries(AREAS).flatMap(([area, tabs]) =>
  tabs.map((tab: AreaTab) => ({ area: area as Area, tab })),
);

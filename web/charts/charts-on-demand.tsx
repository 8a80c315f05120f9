import { lazy, useState, type ComponentType } from 'react';
import { ChartUnavailable } from './chart-unavailable.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

const line = onDemand(async () => (await import('./line-chart.tsx')).LineChart);
const donut = onDemand(async () => (await import('./donut-chart.tsx')).DonutChart);

export const LineChart = line.Chart;
export const DonutChart = donut.Chart;

/** Loads the charts while their figures load, so that no skeleton of a chart follows that of the page. */
export function preloadCharts(): void {
  void line.load();
  void donut.load();
}

/** A chart whose code loads when it is first needed. Without the code it offers to reload the page. */
function onDemand<Props extends object>(fetch: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;

  async function load(): Promise<{ default: ComponentType<Props> }> {
    try {
      loaded ??= await fetch();
      return { default: loaded };
    } catch {
      return { default: ChartUnavailable };
    }
  }

  const Lazy = lazy(load);
  // A lazy component shows its fallback once even if its code has loaded.
  function Chart(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Chart, load };
}

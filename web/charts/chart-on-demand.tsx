import { lazy, useState, type ComponentType } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

/**
 * Makes a chart whose code loads when the chart is first shown, or earlier with `load`. If the code cannot be loaded,
 * the chart offers to reload the page.
 */
export function chartOnDemand<Props extends object>(fetchChart: () => Promise<ComponentType<Props>>) {
  let LoadedChart: ComponentType<Props> | undefined;

  async function load(): Promise<{ default: ComponentType<Props> }> {
    try {
      // The text around a chart is painted first.
      await nextPaint();
      LoadedChart ??= await fetchChart();
      return { default: LoadedChart };
    } catch {
      return { default: () => <ErrorState onRetry={() => window.location.reload()} /> };
    }
  }

  const Lazy = lazy(load);
  // A lazy component shows its fallback once even if its code has loaded.
  function Chart(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => LoadedChart ?? Lazy);
    return <Shown {...props} />;
  }
  return { Chart, load };
}

/** Waits until the browser has painted what it shows now. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

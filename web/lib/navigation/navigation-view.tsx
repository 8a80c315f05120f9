import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
  Component,
} from 'react';
import type { Location } from './address.ts';
import { Navigating, Shown } from './hooks.ts';
import type { Navigation } from './navigation.ts';
import type { NavigationState } from './store.ts';
import type { View, Failure } from './view.ts';

type Props = {
  navigation: Navigation;
  /** Around every screen. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Shows until the first screen is here. */
  Splash: ComponentType;
  /** Shows instead of everything when a layout or a screen without a page error breaks. */
  ErrorPage: ComponentType<{ error: unknown }>;
};

export function NavigationView({ navigation, Root, Splash, ErrorPage }: Props) {
  const state = useShownState(navigation);
  const { view, failure, location } = state;
  return (
    <Navigating value={navigation}>
      <Shown value={state}>
        <Boundary Fallback={ErrorPage} failure={failure} location={location}>
          {view ? (
            <Root>
              <ScreenInLayout view={view} location={location} />
            </Root>
          ) : (
            <Splash />
          )}
        </Boundary>
      </Shown>
    </Navigating>
  );
}

/** The state that shows. It changes in a transition, so that the old screen stays until the new one is complete. */
function useShownState(navigation: Navigation): NavigationState {
  const [state, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    setState(navigation.state);
    return navigation.subscribe(() => startTransition(() => setState(navigation.state)));
  }, [navigation]);
  return state;
}

const InLayout = createContext<ReactNode>(undefined);

/** The place of the screen in its layout. */
export function Outlet(): ReactNode {
  return use(InLayout);
}

/** A new address of the same screen renders only what reads the address, and not the layout and the screen. */
function ScreenInLayout({ view, location }: { view: View; location: Location }) {
  const { Layout, PageError, page } = view;
  const Page = 'Page' in page ? page.Page : undefined;
  const screen = useMemo(() => Page && <Page />, [Page]);
  const layout = useMemo(() => <Layout />, [Layout]);
  const failure = 'error' in page ? page : undefined;
  return (
    <InLayout
      value={
        PageError ? (
          <Boundary Fallback={PageError} failure={failure} location={location}>
            {screen}
          </Boundary>
        ) : (
          screen
        )
      }
    >
      {layout}
    </InLayout>
  );
}

type BoundaryProps = {
  Fallback: ComponentType<{ error: unknown }>;
  /** The reason why the content could not be fetched. */
  failure: Failure | undefined;
  /** When it changes, the content is tried again. */
  location: Location;
  children: ReactNode;
};

type BoundaryState = { failure: Failure | undefined; location: Location };

/** Shows the fallback when its content failed or breaks. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { failure: undefined, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const failure = this.props.failure ?? this.state.failure;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}

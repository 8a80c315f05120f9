import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from './address.ts';
import type { Failure } from './view.ts';

type Props = {
  Fallback: ComponentType<{ error: unknown }>;
  /** The reason why the content could not be fetched. */
  failure: Failure | undefined;
  /** When it changes, the content is tried again. */
  location: Location;
  children: ReactNode;
};

type State = { failure: Failure | undefined; location: Location };

/** Shows the fallback when its content failed or breaks. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, caught: State): State | null {
    return location === caught.location ? null : { failure: undefined, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const failure = this.props.failure ?? this.state.failure;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}

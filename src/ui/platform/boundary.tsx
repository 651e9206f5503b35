import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Drawn in place of what failed; `retry` draws that once more. */
  renderInstead: (retry: () => void) => ReactNode;
}

export interface BoundaryState {
  readonly failed: boolean;
}

/** An error while drawing what is within leaves what is around it as it was (SAFE-08, TEXT-04). */
export class Boundary<Props extends BoundaryProps = BoundaryProps, State extends BoundaryState = BoundaryState> extends Component<
  Props,
  State
> {
  override state = { failed: false } as State;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderInstead(() => this.setState({ failed: false })) : this.props.children;
  }
}

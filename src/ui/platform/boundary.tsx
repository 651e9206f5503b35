import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Drawn in place of what failed; `retry` draws that once more. */
  renderInstead: (retry: () => void) => ReactNode;
}

/** An error while drawing what is within leaves what is around it as it was (SAFE-08, TEXT-04). */
export class Boundary<Props extends BoundaryProps = BoundaryProps> extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderInstead(() => this.setState({ failed: false })) : this.props.children;
  }
}

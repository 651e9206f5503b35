import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Drawn in place of what failed; `again` draws that once more. */
  renderInstead: (again: () => void) => ReactNode;
}

/** An error while drawing what is within leaves what is around it as it was (SAFE-08, TEXT-04). */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderInstead(() => this.setState({ failed: false })) : this.props.children;
  }
}

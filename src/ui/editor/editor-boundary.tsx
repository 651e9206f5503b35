import { Component, Fragment, type ReactNode } from 'react';
import { reportMistake } from '@/ui/overlay/mistakes';

interface State {
  readonly error: unknown;
  /** How often drawing it failed. */
  readonly failures: number;
}

/** More often in a row it is no accident, and the screen says so. */
const MOST = 3;

/**
 * Opens the editor anew with the form's value when it cannot be drawn: browsers and extensions change elements that React
 * takes for its own, and a lost caret is better than a lost screen (POST-53).
 */
export class EditorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failures: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportMistake(error);
    if (this.state.failures < MOST) this.setState(({ failures }) => ({ error: null, failures: failures + 1 }));
  }

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (error === null) return <Fragment key={failures}>{this.props.children}</Fragment>;
    if (failures >= MOST) throw error;
    return null;
  }
}

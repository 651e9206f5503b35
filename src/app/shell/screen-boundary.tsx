import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/page/empty-state';

interface Props {
  /** The screen's address; a new one resets the failure. */
  place: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly place: string;
}

/** An error while drawing a screen leaves menu and header usable (SAFE-08). */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { failed: false, place: props.place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          failed
          text="Algo salió mal en esta pantalla."
          action={<Button onClick={() => this.setState({ failed: false })}>Reintentar</Button>}
        />
      </div>
    );
  }
}

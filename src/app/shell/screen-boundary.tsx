import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { settleWithheldDrafts, withholdUnprovenDrafts } from '@/ui/form/drafts';
import { EmptyState } from '@/ui/page/empty-state';

interface Props {
  /** A new value clears the failure: another screen, or the same one opened again (SAFE-29). */
  visit: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly visit: string;
}

/** An error while rendering a screen leaves menu and header usable (SAFE-08). */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, visit: this.props.visit };
  /** The screen is being rendered again, without the drafts that it had restored. */
  private isRetrying = false;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.visit === state.visit ? null : { failed: false, visit: props.visit };
  }

  override componentDidCatch(): void {
    // A draft that breaks its form is withheld, and the form opens without it (SAFE-29). If that fails, too, the draft was not the cause.
    const mayHelp = !this.isRetrying && withholdUnprovenDrafts();
    this.isRetrying = mayHelp;
    if (mayHelp) this.setState({ failed: false });
    else settleWithheldDrafts(false);
  }

  override componentDidUpdate(): void {
    if (!this.isRetrying || this.state.failed) return;
    this.isRetrying = false;
    settleWithheldDrafts(true);
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

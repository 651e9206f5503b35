import { Boundary, type BoundaryProps, type BoundaryState } from '@/ui/platform/boundary';
import { settleWithheldDrafts, withholdUnprovenDrafts } from './withheld-drafts';

interface DraftBoundaryProps extends BoundaryProps {
  /** A new value clears the failure: another screen, or the same one opened again (SAFE-29). */
  visit?: string;
}

interface DraftBoundaryState extends BoundaryState {
  readonly visit: string | undefined;
}

/** A boundary around what restores drafts: a draft that breaks its form is withheld, and the form opens without it (SAFE-29). */
export class DraftBoundary extends Boundary<DraftBoundaryProps, DraftBoundaryState> {
  override state: DraftBoundaryState = { failed: false, visit: this.props.visit };
  /** What is within is being drawn again, without the drafts that it had restored. */
  private isRetrying = false;

  static getDerivedStateFromProps({ visit }: DraftBoundaryProps, state: DraftBoundaryState): DraftBoundaryState | null {
    return visit === state.visit ? null : { failed: false, visit };
  }

  override componentDidCatch(): void {
    const mayHelp = !this.isRetrying && withholdUnprovenDrafts();
    this.isRetrying = mayHelp;
    if (mayHelp) this.setState({ failed: false });
    // The draft was not the cause.
    else settleWithheldDrafts(false);
  }

  override componentDidUpdate(): void {
    if (!this.isRetrying || this.state.failed) return;
    this.isRetrying = false;
    settleWithheldDrafts(true);
  }
}

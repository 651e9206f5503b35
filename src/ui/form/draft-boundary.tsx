import { Boundary, type BoundaryProps } from '@/ui/platform/boundary';
import { settleWithheldDrafts, withholdUnprovenDrafts } from './withheld-drafts';

interface DraftBoundaryProps extends BoundaryProps {
  /** A new value clears the failure: another screen, or the same one opened again (SAFE-29). */
  visit?: string;
}

/** A boundary around what restores drafts: a draft that breaks its form is withheld, and the form opens without it (SAFE-29). */
export class DraftBoundary extends Boundary<DraftBoundaryProps> {
  /** What is within is being drawn again, without the drafts that it had restored. */
  private isRetrying = false;

  override componentDidCatch(): void {
    const mayHelp = !this.isRetrying && withholdUnprovenDrafts();
    this.isRetrying = mayHelp;
    if (mayHelp) this.setState({ failed: false });
    // The draft was not the cause.
    else settleWithheldDrafts(false);
  }

  override componentDidUpdate({ visit }: DraftBoundaryProps): void {
    if (this.state.failed && visit !== this.props.visit) this.setState({ failed: false });
    if (!this.isRetrying || this.state.failed) return;
    this.isRetrying = false;
    settleWithheldDrafts(true);
  }
}

/** A share in percent as a bar, beside its words. */
export const ShareBar = ({ share }: { share: number }) => (
  <span className="done-bar pair-bar" aria-hidden="true">
    <span style={{ width: `${share}%` }} />
  </span>
);

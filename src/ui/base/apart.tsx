/** What sets a person apart from others of the same name, small beside or under it; nothing without (SHAR-35). */
export const ApartText = ({ text }: { text: string | undefined }) =>
  text !== undefined && (
    <small className="apart text-body-secondary" translate="no">
      {text}
    </small>
  );

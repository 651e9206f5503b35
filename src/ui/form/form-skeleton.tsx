/** Placeholder for a form's fields while its data load. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-busy="true" className="form-skeleton">
      {Array.from({ length: fields }, (_, index) => (
        <span key={index} className="skel" />
      ))}
      <span className="visually-hidden" role="status">
        Cargando…
      </span>
    </div>
  );
}

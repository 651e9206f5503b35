/** The placeholder while readers load. */
export function ReadersWait() {
  return (
    <div className="py-3" role="status">
      <span className="skel" />
      <span className="visually-hidden">Cargando…</span>
    </div>
  );
}

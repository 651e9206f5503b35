/** The placeholder of a loading card (FEED-19). */
export function PublicationSkeleton() {
  return (
    <div className="card post" role="status">
      <span className="visually-hidden">Cargando publicaciones…</span>
      <div className="band skel-band" />
      <div className="body">
        <div className="author mb-3">
          <span className="avatar skel-avatar" />
          <div className="flex-fill d-grid gap-2">
            <span className="skel skel-third" />
            <span className="skel skel-quarter" />
          </div>
        </div>
        <div className="d-grid gap-3 py-2">
          <span className="skel skel-half" />
          <span className="skel" />
          <span className="skel" />
          <span className="skel skel-half" />
        </div>
      </div>
    </div>
  );
}

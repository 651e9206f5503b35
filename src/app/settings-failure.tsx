import { loadAnew } from '@/ui/platform/load-anew';

/** LIVE-02, LIVE-03: the plain page that shows when config.json cannot be read or has a wrong field. */
export function SettingsFailure({ field }: { field: string | null }) {
  return (
    <main className="login">
      <div className="text-center" role="alert">
        <h1 className="h2 mb-3">No se pudo leer la configuración de la aplicación.</h1>
        {field !== null && (
          <p>
            Avisa a quien administra la aplicación: debe revisar el campo <code>{field}</code> de config.json.
          </p>
        )}
        <button type="button" className="btn btn-primary" onClick={() => void loadAnew()}>
          Reintentar
        </button>
      </div>
    </main>
  );
}

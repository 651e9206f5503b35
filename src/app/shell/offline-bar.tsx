import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** SAFE-07: shown while the browser is offline. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-status">
      {!isOnline && (
        <div className="offline-bar">
          <WifiOff className="icon" />
          <span>Sin conexión. Lo que escribas se conserva.</span>
        </div>
      )}
    </div>
  );
}

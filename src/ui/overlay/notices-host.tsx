import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { getNotices, subscribeToNotices, type Notices } from './notices';

const load = () => import('./notices-view');

/**
 * Shows what notices.ts opens. The dialogs' code comes after the first paint, so that it does not weigh on it (P1);
 * if it fails to load, the plain text still shows.
 */
export function NoticesHost() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices);
  const [View, setView] = useState<ComponentType<{ notices: Notices }> | null>(null);
  useEffect(() => {
    load().then(
      ({ NoticesView }) => setView(() => NoticesView),
      (error: unknown) => console.info(error),
    );
  }, []);
  if (View) return <View notices={notices} />;
  const waiting = notices.failure?.what.text ?? notices.success?.what.text;
  return waiting === undefined ? null : (
    <div className="snack" role="alert">
      {waiting}
    </div>
  );
}

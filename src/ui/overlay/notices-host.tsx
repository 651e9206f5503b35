import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { useNotices } from './notices';

const load = async () => (await import('./notices-view')).NoticesView;

/**
 * Shows what notices.ts opens. The dialogs' code loads after the first paint (P1). If it fails to load, messages still show as
 * plain text, and a question shows that it cannot be loaded (SAFE-24).
 */
export function NoticesHost() {
  const notices = useNotices();
  const { Shown, failed, again } = useCode(load, false);
  if (Shown) return <Shown notices={notices} />;
  const message = notices.failure?.content.text ?? notices.success?.content.text;
  if (message !== undefined)
    return (
      <div className="snack" role="alert">
        {message}
      </div>
    );
  if (!failed || notices.question === null) return null;
  return (
    <div className="snack" role="alert">
      <span>No se pudo cargar esta sección.</span>
      <Button kind="primary" onClick={again}>
        Reintentar
      </Button>
    </div>
  );
}

import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { useNotices } from './notices';

const load = async () => (await import('./notices-view')).NoticesView;

/**
 * Shows what notices.ts opens. The dialogs' code comes after the first paint, so that it does not weigh on it (P1). If it
 * fails to load, what they tell still shows as plain text, and what they ask says that it can't be shown (SAFE-24).
 */
export function NoticesHost() {
  const notices = useNotices();
  const { Shown, failed, again } = useCode(load, false);
  if (Shown) return <Shown notices={notices} />;
  const told = notices.failure?.what.text ?? notices.success?.what.text;
  if (told !== undefined)
    return (
      <div className="snack" role="alert">
        {told}
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

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { useOpenTab } from '@/ui/page/use-open-tab';
import { DeviceTokens } from './device-tokens';
import { EnrollmentCodes } from './enrollment-codes';
import { SecurityCodes } from './security-codes';

/** SUPP-05. */
const TABS = [
  { id: 0, name: 'seguridad', label: 'Código de seguridad', Shown: SecurityCodes },
  { id: 1, name: 'registro', label: 'Códigos de registro', Shown: EnrollmentCodes },
  { id: 2, name: 'tokens', label: 'Tokens FCM', Shown: DeviceTokens },
] as const;

const NAMES = TABS.map(({ name }) => name);

/** /support: look-ups for people who ask for help (SUPP-04 to SUPP-28). */
export function SupportPage({ onSignOut }: { onSignOut: () => void }) {
  // The looked-up person is never in the address (SHAR-25).
  const [chosen, choose] = useOpenTab(NAMES);
  return (
    <>
      <Link className="back-link" to="/dashboard">
        <ArrowLeft className="icon icon-sm" />
        Ir al panel
      </Link>
      <PageHead
        heading="Soporte"
        actions={<Button onClick={onSignOut}>Salir</Button>}
        meta="Usa los datos solo para ayudar a quien los pidió."
      />
      <Tabs label="Consultas" tabs={TABS} chosen={chosen} onChoose={choose}>
        {/* Hidden, not unmounted: each tab keeps its result. */}
        {TABS.map(({ id, Shown }) => (
          <div key={id} hidden={id !== chosen}>
            <Shown />
          </div>
        ))}
      </Tabs>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '@/api/session';
import type { Command } from '@/app/find/entry';
import type { AccountDialogKind } from '@/features/account/account-dialog';
import { Avatar } from '@/ui/base/avatar';
import { IconButton } from '@/ui/base/button';
import { mediaAddress } from '@/ui/base/media-address';
import { Menu } from '@/ui/overlay/menu';
import { Find } from './find';
import { LazyAccountDialog } from './lazy-account-dialog';
import { personQuery, schoolQuery, type Person } from '@/school/person';
import { useSignOut } from '@/app/session/use-sign-out';

const LoadingPerson = () => (
  <>
    <span className="avatar skel-avatar" />
    <span className="visually-hidden">Tu cuenta</span>
  </>
);

const LoadedPerson = (person: Person) => (
  <>
    <Avatar {...person} />
    <span className="user-name" translate="no">
      {person.name}
    </span>
  </>
);

function UserMenu({ onCommand }: { onCommand: (command: Command) => void }) {
  const session = useSignedIn();
  const { data: person, isPending } = useQuery(personQuery(session));
  return (
    <Menu
      buttonClassName="user"
      button={
        <>
          {isPending ? <LoadingPerson /> : <LoadedPerson {...(person ?? { name: session.userEmail, image: null })} />}
          <ChevronDown className="icon icon-sm" />
        </>
      }
      items={[
        { label: 'Cambiar contraseña', onSelect: () => onCommand('password') },
        { label: 'Cambiar número de teléfono', onSelect: () => onCommand('phone') },
        { label: 'Salir', onSelect: () => onCommand('signOut'), isApart: true },
      ]}
    />
  );
}

/** School on the left, person on the right (LAYO-05 to LAYO-08). */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { data: school } = useQuery(schoolQuery(useSignedIn()));
  const logo = mediaAddress(school?.image);
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<AccountDialogKind | null>(null);
  const act = (command: Command) => (command === 'signOut' ? void signOut() : setDialog(command));
  return (
    <header className="app-header">
      <div className="header-school">
        <IconButton icon={MenuIcon} name="Menú" className="d-lg-none" onClick={onMenu} />
        {logo !== null && <img className="avatar school" src={logo} alt="" width="40" height="40" />}
        {school && (
          <span className="school-name" translate="no">
            {school.name}
          </span>
        )}
      </div>
      <Find onCommand={act} />
      <UserMenu onCommand={act} />
      {dialog && <LazyAccountDialog kind={dialog} onClose={() => setDialog(null)} />}
    </header>
  );
}

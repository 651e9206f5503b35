import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { PasswordDialog } from '@/features/account/password-dialog';
import { PhoneDialog } from '@/features/account/phone-dialog';
import { Avatar } from '@/ui/avatar';
import { IconButton } from '@/ui/button';
import { personQuery, schoolQuery } from './person';
import { endSession } from './session-end';

function UserMenu() {
  const session = useSignedIn();
  const navigate = useNavigate();
  const { data: person, isPending } = useQuery(personQuery(session));
  const [dialog, setDialog] = useState<'password' | 'phone' | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = (which: 'password' | 'phone') => {
    // The dialog gives the focus back to what opened it: the menu's button, for the entry is gone by then.
    toggle.current?.focus();
    setDialog(which);
  };
  const close = () => setDialog(null);
  const signOut = () => {
    endSession('signed-out');
    void navigate('/', { replace: true });
  };
  const name = person?.name ?? session.userEmail;
  return (
    <>
      {/* Another button once the name is there: nothing on the screen is pushed aside by it. */}
      <Dropdown key={isPending ? 'pending' : 'known'} align="end" className="ms-auto">
        <Dropdown.Toggle as="button" bsPrefix="user" type="button" ref={toggle}>
          {isPending ? <span className="avatar skel-avatar" /> : <Avatar name={name} image={person?.image ?? null} />}
          <span className={isPending ? 'visually-hidden' : 'user-name'}>{isPending ? 'Tu cuenta' : name}</span>
          <ChevronDown className="icon icon-sm" />
        </Dropdown.Toggle>
        <Dropdown.Menu>
          <Dropdown.Item as="button" type="button" onClick={() => open('password')}>
            Cambiar contraseña
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" onClick={() => open('phone')}>
            Cambiar número de teléfono
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item as="button" type="button" onClick={signOut}>
            Salir
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
      {dialog === 'password' && <PasswordDialog onClose={close} />}
      {dialog === 'phone' && <PhoneDialog onClose={close} />}
    </>
  );
}

/** School on the left, person on the right (LAYO-05 to LAYO-08). */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { data: school } = useQuery(schoolQuery(useSignedIn()));
  return (
    <header className="app-header">
      <IconButton icon={Menu} name="Menú" className="d-lg-none" onClick={onMenu} />
      {school?.image && <img className="avatar school" src={school.image} alt="" width="40" height="40" />}
      {school && <span className="school-name">{school.name}</span>}
      <UserMenu />
    </header>
  );
}

import { PanelLeft, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Link } from 'react-router-dom';
import type { Role } from '@/api/core/endpoint';
import { IconButton } from '@/ui/base/button';
import { keepTabInside } from '@/ui/overlay/focus';
import { useLayer } from '@/ui/overlay/layers';
import { useMedia } from '@/ui/platform/use-media';
import { useMenuRail } from './menu-width';
import { MENU, addressOf, preloadScreen, type Group } from '@/app/routes';

interface MenuGroupProps {
  group: Group;
  current: string;
  isRail: boolean;
  onGo: () => void;
}

function MenuGroup({ group: { name, entries }, current, isRail, onGo }: MenuGroupProps) {
  const id = name === null ? undefined : `group-${name}`;
  return (
    <>
      {name !== null && (
        <p className="menu-group" id={id}>
          {name}
        </p>
      )}
      <ul aria-labelledby={id}>
        {entries.map(({ entry, label, icon: Icon }) => (
          <li key={entry}>
            <Link
              className="menu-entry"
              to={addressOf(entry)}
              // SHAR-14: in the rail the label is visually hidden.
              title={isRail ? label : undefined}
              // The theme draws a bar in the primary colour (SHAR-08).
              aria-current={entry.endsWith(current) ? 'page' : undefined}
              onClick={onGo}
              onPointerEnter={() => preloadScreen(entry)}
              onFocus={() => preloadScreen(entry)}
            >
              <Icon className="icon" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** While the drawer is open, nothing else can be reached. */
function OpenDrawer() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayer(marker);
  return <span ref={marker} hidden />;
}

interface SideMenuProps {
  role: Role;
  /** The entry of the current screen (LAYO-11). */
  current: string;
  /** Open as a drawer, below 992 px (SAFE-20). */
  open: boolean;
  onClose: () => void;
}

/** The role's menu: a column on the left, or a drawer on a narrow screen (LAYO-09, LAYO-10). */
export function SideMenu({ role, current, open, onClose }: SideMenuProps) {
  const [isRail, toggle] = useMenuRail();
  const isWide = useMedia('(min-width: 992px)');
  // From this width on Bootstrap shows the column, but does not close the drawer.
  useEffect(() => {
    if (open && isWide) onClose();
  }, [open, isWide, onClose]);
  const toggleLabel = isRail ? 'Expandir menú' : 'Contraer menú';
  return (
    <Offcanvas
      className={`side-menu ${isRail ? 'is-rail' : ''}`}
      responsive="lg"
      placement="start"
      show={open}
      onHide={onClose}
      // focus.ts does both.
      enforceFocus={false}
      restoreFocus={false}
      // The column beside a wide screen gets it, too.
      {...(open && { onKeyDown: keepTabInside })}
      aria-label="Menú"
    >
      <div className="menu-column">
        <nav className="menu-scroll" aria-label="Menú principal">
          {open && !isWide && <OpenDrawer />}
          <div className="d-flex align-items-center gap-2 d-lg-none">
            <span className="drawer-title">Menú</span>
            <IconButton icon={X} name="Cerrar menú" className="ms-auto" onClick={onClose} />
          </div>
          {MENU[role].map((group) => (
            <MenuGroup key={group.name} group={group} current={current} isRail={isRail} onGo={onClose} />
          ))}
        </nav>
        <button type="button" className="menu-entry menu-toggle" title={isRail ? toggleLabel : undefined} onClick={toggle}>
          <PanelLeft className="icon" />
          <span>{toggleLabel}</span>
        </button>
      </div>
    </Offcanvas>
  );
}

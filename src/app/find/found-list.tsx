import type { UseComboboxReturnValue } from 'downshift';
import { useId, useRef, type MouseEvent } from 'react';
import type { Entry } from './entry';
import type { Piece } from './match';
import type { Found, FoundGroup } from './results';

/** Matched letters are bold and underlined (FIND-03). */
const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatched }, index) => (isMatched ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));

function Texts({ entry: { aside }, pieces: [name = [], ...others] }: Found) {
  return (
    // What is typed is compared with these very words.
    <span className="found-texts" translate="no">
      <span className="found-name">
        <Marked pieces={name} />
      </span>
      {others.map((pieces, index) => (
        <span key={index} className="found-detail">
          <Marked pieces={pieces} />
        </span>
      ))}
      {aside !== '' && <span className="found-detail">{aside}</span>}
    </span>
  );
}

/**
 * A list that comes or scrolls under a pointer at rest makes nothing active, as browsers tell of it like of a move: Enter would open
 * what nobody chose.
 */
function useIgnoredRest() {
  const last = useRef('');
  return ({ clientX, clientY, nativeEvent }: MouseEvent) => {
    const place = `${clientX},${clientY}`;
    if (last.current === '' || last.current === place) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    last.current = place;
  };
}

interface FoundListProps extends Pick<UseComboboxReturnValue<Entry>, 'getMenuProps' | 'getItemProps'> {
  groups: readonly FoundGroup[];
  active: Entry | undefined;
}

/** The listbox: each option tells its group and its place in it (FIND-05). */
export function FoundList({ groups, active, getMenuProps, getItemProps }: FoundListProps) {
  const id = useId();
  const onMouseMove = useIgnoredRest();
  return (
    // A browser would take what scrolls for a stop of Tab; the field goes through it.
    <div {...getMenuProps({ className: 'found-list', hidden: groups.length === 0, tabIndex: -1 })}>
      {groups.map(({ name, found, more }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}-${at}`}>
          <div role="presentation" id={`${id}-${at}`} className="found-group">
            {name}
          </div>
          {found.map(({ entry, pieces }, place) => {
            const { key, icon: Icon } = entry;
            return (
              <div
                key={key}
                {...getItemProps({ item: entry, onMouseMove })}
                className={`found ${entry === active ? 'is-active' : ''}`}
                aria-describedby={`${id}-${at}`}
                aria-posinset={place + 1}
                aria-setsize={found.length}
              >
                <Icon className="icon" />
                <Texts entry={entry} pieces={pieces} />
              </div>
            );
          })}
          {more > 0 && <div className="found-more num">{`${more} más`}</div>}
        </div>
      ))}
    </div>
  );
}

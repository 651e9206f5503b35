import { Ellipsis, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { controlName, useControlName, useRecordName } from '@/ui/base/record-name';
import { Menu } from '@/ui/overlay/menu';

export interface RowAction {
  readonly icon: LucideIcon;
  /** Label or tooltip. */
  readonly name: string;
  readonly onPress: () => void;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Only in a sheet; in the table a column offers it. */
  readonly isInSheetOnly?: boolean | undefined;
}

export const EDIT = { icon: Pencil, name: 'Editar' } as const;
export const REMOVE = { icon: Trash2, name: 'Eliminar', isDanger: true } as const;

/** True within the sheets that show a table's rows on a phone. */
export const InSheet = createContext(false);

interface RowButtonProps {
  kind?: 'primary' | 'quiet' | 'danger' | 'text';
  disabled?: boolean | undefined;
  onClick: () => void;
  children: string;
}

/** A row's button with words, which name the record for a screen reader (KEYS-06). */
export const RowButton = ({ children, ...rest }: RowButtonProps) => (
  <Button {...rest} aria-label={useControlName(children)}>
    {children}
  </Button>
);

/** Icon buttons for a row's actions (SHAR-14); in a sheet one button, or a menu of the actions in words (SHAR-30). */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const record = useRecordName();
  const isInSheet = useContext(InSheet);
  if (!isInSheet)
    return actions
      .filter(({ isInSheetOnly }) => isInSheetOnly !== true)
      .map(({ icon, name, onPress, isDanger, isDisabled }) => (
        <IconButton
          key={name}
          icon={icon}
          name={controlName(name, record)}
          className={isDanger ? 'is-danger' : ''}
          disabled={isDisabled}
          onClick={onPress}
        />
      ));
  const [first, ...others] = actions;
  if (first && others.length === 0)
    return (
      <RowButton disabled={first.isDisabled} onClick={first.onPress}>
        {first.name}
      </RowButton>
    );
  return (
    <Menu
      name={`Opciones de ${record}`}
      buttonClassName="btn btn-icon"
      button={<Ellipsis className="icon" />}
      items={actions.map(({ name, onPress, isDanger, isDisabled }) => ({
        label: name,
        onSelect: onPress,
        isDanger,
        isDisabled,
        isApart: isDanger,
      }))}
    />
  );
}

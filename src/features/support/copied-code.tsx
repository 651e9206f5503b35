import { CopyButton } from '@/ui/base/copy-button';
import { groupsOf } from './support-words';

export type Say = (message: { kind: 'success' | 'failure'; text: string }) => void;

/**
 * A code that can be read out, in groups, and copied. The groups stand apart by style alone: it is marked and copied as it is.
 */
export function CopiedCode({ id, code, say, as: Tag = 'span' }: { id: string; code: string; say: Say; as?: 'span' | 'h2' }) {
  const onCopied = (isCopied: boolean) =>
    say(isCopied ? { kind: 'success', text: 'Código copiado al portapapeles' } : { kind: 'failure', text: 'Error al copiar el código' });
  return (
    <span className="spoken-code">
      <Tag id={id} className="spoken-groups">
        {groupsOf(code).map((group, index) => (
          // Groups have no id and may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="group">
            {group}
          </span>
        ))}
      </Tag>
      <CopyButton text={code} of={id} onCopied={onCopied} />
    </span>
  );
}

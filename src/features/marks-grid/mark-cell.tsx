import { Check, Clock, Info, MessageSquare, RotateCw } from 'lucide-react';
import { IconButton } from '@/ui/base/button';
import type { CellView } from './marks-store';

/** GRID-21: the status for assistive technology. */
const WORDS: Record<CellView['status'], string> = {
  resting: '',
  unsent: 'Sin enviar',
  saving: 'Guardando',
  saved: 'Guardada',
  failed: 'No se guardó',
  refused: 'No se envía',
};

const CLASSES: Record<CellView['status'], string> = {
  resting: '',
  unsent: 'is-unsent',
  saving: 'is-saving',
  saved: 'is-saved',
  failed: 'is-failed',
  refused: 'is-invalid',
};

export const isWrongCell = ({ status }: CellView): boolean => status === 'refused' || status === 'failed';

export const classOfCell = ({ status }: CellView): string => CLASSES[status];

/** Seen whether or not the cell shows its message (GRID-43). */
function StatusSign({ status, message }: Pick<CellView, 'status' | 'message'>) {
  if (status === 'unsent') return <Clock className="icon icon-sm cell-state" />;
  if (status === 'saving') return <span className="spinner-border spinner-border-sm cell-state" aria-hidden="true" />;
  if (status === 'saved') return <Check className="icon icon-sm cell-state" />;
  if (status === 'resting' && message !== null) return <Info className="icon icon-sm cell-state" />;
  return null;
}

interface MarkCellProps {
  view: CellView;
  isActive: boolean;
  isEdited: boolean;
  /** 'Juan David Quintero, Quiz de fracciones' */
  name: string;
  isReadOnly: boolean;
  /** Id of the cell's description. */
  wordsId: string;
  onComment: () => void;
  onRetry: () => void;
}

/** A mark with its level, its save status and its buttons (GRID-04, GRID-18, GRID-21). */
export function MarkCell({ view, isActive, isEdited, name, isReadOnly, wordsId, onComment, onRetry }: MarkCellProps) {
  const { text, level, status, message, comment } = view;
  const hasComment = comment !== '';
  const canComment = text !== '' && status !== 'refused' && (hasComment || (isActive && !isReadOnly));
  const words = [hasComment && 'con comentario', WORDS[status], message].filter(Boolean).join('. ');
  return (
    <>
      <StatusSign {...{ status, message }} />
      {status === 'failed' && !isEdited && (
        <IconButton
          icon={RotateCw}
          name={`Reintentar la nota de ${name}`}
          tooltip="Reintentar"
          className="cell-retry"
          tabIndex={-1}
          onClick={onRetry}
        />
      )}
      {canComment && (
        <IconButton
          icon={MessageSquare}
          name={`Comentario de ${name}`}
          tooltip={comment || 'Comentario'}
          className={`cell-comment ${hasComment ? 'is-written' : ''}`}
          tabIndex={-1}
          onClick={onComment}
        />
      )}
      {!isEdited && (
        <span className="cell-text" translate="no">
          {text}
        </span>
      )}
      {(level !== null || words !== '') && (
        <span id={wordsId} className="visually-hidden">
          {level !== null && <span translate="no">{` ${level}`}</span>}
          {words !== '' && <span>{level === null ? ` ${words}` : `. ${words}`}</span>}
        </span>
      )}
    </>
  );
}

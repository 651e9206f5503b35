import { useEffect } from 'react';
import { MAY_BE_SAVED, type LostCreation } from './use-creation';

interface MayBeSavedProps {
  creation: LostCreation;
  /** Value of the form's field. */
  text: string;
  /** The form is being sent: a field that empties itself meanwhile was not emptied by the person. */
  isSending?: boolean;
}

/** Says under the field that the record may be saved, where no modal does (SAFE-23), until the field is emptied. */
export function MayBeSaved({ creation: { isUnsure, dismiss }, text, isSending = false }: MayBeSavedProps) {
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty && !isSending) dismiss();
  }, [isEmpty, isSending, dismiss]);
  return <div role="status">{isUnsure && !isEmpty && <p className="text-ui text-body-secondary mt-1 mb-0">{MAY_BE_SAVED}</p>}</div>;
}

import { useEffect } from 'react';
import { MAY_BE_SAVED, type LostCreation } from './use-creation';

interface MayBeSavedProps {
  creation: LostCreation;
  /** Value of the form's field. */
  text: string;
}

/** Says under the field that the record may be saved, where no modal does (SAFE-23), until the field is emptied. */
export function MayBeSaved({ creation: { isUnsure, dismiss }, text }: MayBeSavedProps) {
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) dismiss();
  }, [isEmpty, dismiss]);
  return <div role="status">{isUnsure && !isEmpty && <p className="text-ui text-body-secondary mt-1 mb-0">{MAY_BE_SAVED}</p>}</div>;
}

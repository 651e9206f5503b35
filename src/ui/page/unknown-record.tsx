import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '@/ui/overlay/notices';
import { asLeft } from '@/ui/platform/list-memory';

interface UnknownRecordProps {
  list: string;
  /** The list has the record's own path: its remembered state may name a record (docs/decisions/0026). */
  opensAnew?: boolean;
  /** For the error modal; absent where the failed call has shown one. */
  text?: string;
}

/** For a record that does not exist: goes back to its list. */
export function UnknownRecord({ list, opensAnew = false, text }: UnknownRecordProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const { to, state } = opensAnew ? { to: list, state: null } : asLeft(list);
    void navigate(to, { replace: true, state });
    if (text !== undefined) void showFailure(text);
  }, [navigate, list, opensAnew, text]);
  return null;
}

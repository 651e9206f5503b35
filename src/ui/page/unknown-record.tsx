import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '@/ui/overlay/notices';
import { asLeft } from '@/ui/platform/list-memory';

interface UnknownRecordProps {
  list: string;
  /** For the error modal; absent where the failed call has shown one. */
  text?: string;
}

/** For a record that does not exist: goes back to its list. */
export function UnknownRecord({ list, text }: UnknownRecordProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const { to, state } = asLeft(list);
    void navigate(to, { replace: true, state });
    if (text !== undefined) void showFailure(text);
  }, [navigate, list, text]);
  return null;
}

import { useNavigate } from 'react-router-dom';
import { mayLeave } from '@/ui/platform/leave-guard';
import { endSession } from './session-end';

/** 'Salir' asks nothing (SESS-24), except about unsaved marks (GRID-26); `replace`, so that Back finds no screen of the session. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    endSession('signed-out');
    void navigate('/', { replace: true });
  };
}

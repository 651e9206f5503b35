import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { modelOf } from '@/api/resources/room-model';
import { rooms } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import type { Choice } from '@/ui/form/choices';
import { bulletinCode } from './report-files';

interface KnownCode extends Pick<Choice<never>, 'state' | 'again'> {
  /** Undefined until loaded. */
  readonly code: 'C' | 'D' | undefined;
}

/** The code in the request of a room's bulletins, by the model of its type (REPO-08, REPO-09). */
export function useBulletinCode(roomId: number, isAsked: boolean): KnownCode {
  const models = useQuery({ ...queryOf(valuations.get, {}), enabled: isAsked });
  const all = useQuery({ ...queryOf(rooms.listWithSlash, {}), enabled: isAsked });
  const room = all.data?.rooms.find(({ id }) => id === roomId);
  // A list without the room counts as failed.
  const missing = [...(models.data ? [] : [models]), ...(room ? [] : [all])];
  return {
    code: room && models.data ? bulletinCode(modelOf(room.type, models.data)) : undefined,
    state: missing.length === 0 ? 'ready' : missing.some(({ isFetching }) => isFetching) ? 'loading' : 'failed',
    again: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

import { useNow } from '@/ui/platform/use-now';
import { today } from './today';

/** 'YYYY-MM-DD' of this browser's day; draws again after midnight. */
export function useDay(): string {
  useNow();
  return today();
}

import { useNow } from '@/ui/platform/use-now';

/** 'YYYY-MM-DD' of this browser's day, as Sweden writes it. */
export const useDay = (): string => useNow().toLocaleDateString('sv-SE');

import { startWorker } from '@/ui/files/start-worker';
import workerUrl from './sheet-worker?worker&url';

export const startSheetWorker = (): Worker | null => startWorker('sheet-worker', workerUrl);

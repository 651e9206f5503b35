import { workerStarter } from '@/ui/files/start-worker';
import workerUrl from './sheet-worker?worker&url';

export const startSheetWorker = workerStarter('sheet-worker', workerUrl);

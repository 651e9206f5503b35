import { workerStarter } from '@/ui/files/start-worker';
import workerUrl from './table-worker?worker&url';

export const startTableWorker = workerStarter('table-worker', workerUrl);

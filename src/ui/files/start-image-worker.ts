import workerUrl from './image-worker?worker&url';
import { startWorker } from './start-worker';

export const startImageWorker = (): Worker | null => startWorker('image-worker', workerUrl);

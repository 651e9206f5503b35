import workerUrl from './image-worker?worker&url';
import { workerStarter } from './start-worker';

export const startImageWorker = workerStarter('image-worker', workerUrl);

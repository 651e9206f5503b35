/** Longest time that the header of a file on this computer may take. */
const LIMIT_MS = 10_000;

/** Whether the browser plays that file as an MP4 (FILE-16): it is asked by loading its header, for 10 s at most. */
export function canPlay(file: Blob): Promise<boolean> {
  const video = document.createElement('video');
  if (video.canPlayType('video/mp4') === '') return Promise.resolve(false);
  const url = URL.createObjectURL(new Blob([file], { type: 'video/mp4' }));
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LIMIT_MS);
    const answer = (plays: boolean) => () => {
      clearTimeout(timer);
      resolve(plays);
    };
    video.addEventListener('loadedmetadata', answer(true));
    video.addEventListener('error', answer(false));
    video.preload = 'metadata';
    video.muted = true;
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    // Frees what it has loaded.
    video.load();
    URL.revokeObjectURL(url);
  });
}

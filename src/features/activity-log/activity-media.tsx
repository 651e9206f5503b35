import type { ActivityGroup } from '@/api/resources/activity-log';

/** The images and videos of a photo; a video is not fetched until it is played. */
export function ActivityMedia({ imageUrls, videoUrls }: Pick<ActivityGroup, 'imageUrls' | 'videoUrls'>) {
  return (
    <div className="activity-media">
      {imageUrls.map((url, index) => (
        <img key={index} src={url} alt={`Foto ${index + 1} de ${imageUrls.length}`} />
      ))}
      {videoUrls.map((url, index) => (
        <video key={index} controls preload="none" src={url} aria-label={`Video ${index + 1} de ${videoUrls.length}`} />
      ))}
    </div>
  );
}

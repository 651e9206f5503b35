import type { ActivityGroup } from '@/api/resources/activity-log';
import { mediaAddress } from '@/ui/base/media-address';

interface MediumProps {
  url: string;
  /** Shows in its place when its address is none of the web (SECU-07). */
  label: string;
}

function Photo({ url, label }: MediumProps) {
  const source = mediaAddress(url);
  return source === null ? <span>{label}</span> : <img src={source} alt={label} />;
}

function Video({ url, label }: MediumProps) {
  const source = mediaAddress(url);
  return source === null ? <span>{label}</span> : <video controls preload="none" src={source} aria-label={label} />;
}

/** The images and videos of a photo; a video is not fetched until it is played. */
export function ActivityMedia({ imageUrls, videoUrls }: Pick<ActivityGroup, 'imageUrls' | 'videoUrls'>) {
  return (
    <div className="activity-media">
      {imageUrls.map((url, index) => (
        <Photo key={index} url={url} label={`Foto ${index + 1} de ${imageUrls.length}`} />
      ))}
      {videoUrls.map((url, index) => (
        <Video key={index} url={url} label={`Video ${index + 1} de ${videoUrls.length}`} />
      ))}
    </div>
  );
}

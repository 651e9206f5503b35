import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '@/api/resources/publications';
import { useRecordName } from '@/ui/base/record-name';
import { IconButton } from '@/ui/base/button';
import { mediaAddress } from '@/ui/base/media-address';
import { shownFileName } from '@/ui/files/file-name';

interface PictureProps {
  image: Attachment;
  /** Its text alternative, which shows in its place when its address is none of the web (SECU-07). */
  alt: string;
}

function Picture({ image, alt }: PictureProps) {
  const source = mediaAddress(image.url);
  return source === null ? <p className="text-center text-break mb-0 p-5">{alt}</p> : <img src={source} alt={alt} />;
}

/** The post's images, one at a time, without automatic change (CARD-18). */
export function ImageCarousel({ images }: { images: readonly Attachment[] }) {
  const [index, setIndex] = useState(0);
  const record = useRecordName();
  const image = images[index];
  if (!image) return null;
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  const count = images.length;
  const name = shownFileName(image.name);
  if (count === 1) {
    return (
      <div className="media">
        <Picture image={image} alt={name} />
      </div>
    );
  }
  return (
    <div className="media" role="group" aria-roledescription="carrusel" aria-label="Imágenes">
      <Picture image={image} alt={`Imagen ${index + 1} de ${count}: ${name}`} />
      <IconButton icon={ChevronLeft} name={`Anterior imagen de ${record}`} className="arrow arrow-previous" onClick={() => step(-1)} />
      <IconButton icon={ChevronRight} name={`Siguiente imagen de ${record}`} className="arrow arrow-next" onClick={() => step(1)} />
      <span className="count num" aria-live="polite">
        {`${index + 1} / ${count}`}
      </span>
    </div>
  );
}

function Player({ video }: { video: Attachment }) {
  const source = mediaAddress(video.url);
  const label = `Video: ${shownFileName(video.name)}`;
  // SECU-07
  return source === null ? (
    <p className="text-center text-break mb-0 p-5">{label}</p>
  ) : (
    <video controls preload="none" src={source} aria-label={label} />
  );
}

/** The post's videos; none is fetched before it is played (CARD-19). */
export function Videos({ videos }: { videos: readonly Attachment[] }) {
  return videos.map((video) => (
    <div className="media" key={video.id}>
      <Player video={video} />
    </div>
  ));
}

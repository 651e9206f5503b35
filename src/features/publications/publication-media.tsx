import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '@/api/resources/publications';
import { useRecordName } from '@/ui/base/record-name';
import { IconButton } from '@/ui/base/button';

/** The post's images, one at a time, without automatic change (CARD-18). */
export function ImageCarousel({ images }: { images: readonly Attachment[] }) {
  const [index, setIndex] = useState(0);
  const record = useRecordName();
  const image = images[index];
  if (!image) return null;
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  const count = images.length;
  if (count === 1) {
    return (
      <div className="media">
        <img src={image.url} alt={image.name} />
      </div>
    );
  }
  return (
    <div className="media" role="group" aria-roledescription="carrusel" aria-label="Imágenes">
      <img src={image.url} alt={`Imagen ${index + 1} de ${count}: ${image.name}`} />
      <IconButton icon={ChevronLeft} name={`Anterior imagen de ${record}`} className="arrow arrow-previous" onClick={() => step(-1)} />
      <IconButton icon={ChevronRight} name={`Siguiente imagen de ${record}`} className="arrow arrow-next" onClick={() => step(1)} />
      <span className="count num" aria-live="polite">
        {`${index + 1} / ${count}`}
      </span>
    </div>
  );
}

/** The post's videos; none is fetched before it is played (CARD-19). */
export function Videos({ videos }: { videos: readonly Attachment[] }) {
  return videos.map((video) => (
    <div className="media" key={video.id}>
      <video controls preload="none" src={video.url} aria-label={`Video: ${video.name}`} />
    </div>
  ));
}

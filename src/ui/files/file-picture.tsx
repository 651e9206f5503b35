import { useCallback } from 'react';

/** An image file that is not sent yet, shown by an object URL that is revoked on unmount. */
export function FilePicture({ file, alt, className, size }: { file: File; alt: string; className: string; size: number }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={className} alt={alt} width={size} height={size} />;
}

import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { mediaAddress } from '@/ui/base/media-address';

/** The stored logo, or an icon where there is none or it does not load (SCHO-04, SCHO-05). */
export function SchoolLogo({ image }: { image: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = mediaAddress(image);
  if (source === null || failed === source)
    return (
      <span className="school-logo is-drawn" role="img" aria-label="Logo de la institución">
        <Landmark className="icon" />
      </span>
    );
  return (
    <img className="school-logo" src={source} alt="Logo de la institución" width={112} height={112} onError={() => setFailed(source)} />
  );
}

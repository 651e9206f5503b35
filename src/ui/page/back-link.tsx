import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { asLeft } from '@/ui/platform/list-memory';

/** 'Volver', over the heading of a detail: its list as it was left (SHAR-25). */
export function BackLink({ list }: { list: string }) {
  return (
    <Link className="back-link" {...asLeft(list)}>
      <ArrowLeft className="icon icon-sm" />
      Volver
    </Link>
  );
}

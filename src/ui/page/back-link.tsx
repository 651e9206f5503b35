import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** 'Volver', over the heading of a detail. */
export function BackLink({ to }: { to: string }) {
  return (
    <Link className="back-link" to={to}>
      <ArrowLeft className="icon icon-sm" />
      Volver
    </Link>
  );
}

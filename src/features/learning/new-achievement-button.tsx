import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';

/** 'Nuevo logro' (LEAR-16). */
export function NewAchievementButton({ disabled }: { disabled: boolean }) {
  const navigate = useNavigate();
  return (
    <Button kind="primary" disabled={disabled} onClick={() => void navigate('/dashboard/learning/create')}>
      <Plus className="icon" />
      Nuevo logro
    </Button>
  );
}

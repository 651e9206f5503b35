import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { newAchievementAddress, type LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';

interface NewAchievementButtonProps {
  /** The shown place, with which the form opens. */
  place: LearningPlace | null;
  disabled: boolean;
}

/** 'Nuevo logro' (LEAR-16, PLAC-04). */
export function NewAchievementButton({ place, disabled }: NewAchievementButtonProps) {
  const navigate = useNavigate();
  return (
    <Button kind="primary" disabled={disabled} onClick={() => void navigate(newAchievementAddress(place))}>
      <Plus className="icon" />
      Nuevo logro
    </Button>
  );
}

import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/page/empty-state';

/** In place of the marks or the activities of an achievement that somebody has deleted. */
export const AchievementGone = () => <EmptyState icon={SearchX} text="Este logro ya no está en el curso. Elige otro." />;

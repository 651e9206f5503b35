import {
  Atom,
  BookOpen,
  BookOpenText,
  Brain,
  Calculator,
  ChartColumn,
  Dna,
  Drama,
  FlaskConical,
  Globe,
  HandHeart,
  HeartHandshake,
  Languages,
  Leaf,
  Map as MapIcon,
  Monitor,
  Music,
  Notebook,
  Palette,
  PencilLine,
  Scale,
  ScrollText,
  Shapes,
  Trees,
  UsersRound,
  Volleyball,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties } from 'react';

/** The drawings of the icons by their number (SUBJ-20); 0 means that none is chosen. */
const DRAWINGS: readonly LucideIcon[] = [
  Notebook,
  Calculator,
  Shapes,
  ChartColumn,
  BookOpenText,
  BookOpen,
  PencilLine,
  Languages,
  Globe,
  Leaf,
  Dna,
  FlaskConical,
  Atom,
  Trees,
  UsersRound,
  ScrollText,
  MapIcon,
  Brain,
  Scale,
  HeartHandshake,
  HandHeart,
  Palette,
  Music,
  Drama,
  Volleyball,
  Monitor,
];

interface SubjectIconProps {
  /** 0 to 25. */
  icon: number;
  /** '#RRGGBB', its background. */
  colour: string;
  size?: 'sm';
  /** Accessible name where no text beside it names it; without one it is decorative. */
  name?: string;
}

/** A numbered drawing in white on its colour. */
export function SubjectIcon({ icon, colour, size, name }: SubjectIconProps) {
  const Drawing = DRAWINGS[icon] ?? Notebook;
  // The theme takes its background from this custom property, which React's types do not know.
  const background = { '--subject-colour': colour } as CSSProperties;
  return (
    <span
      className={`subject-icon ${size ?? ''}`}
      style={background}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      <Drawing className="icon" />
    </span>
  );
}

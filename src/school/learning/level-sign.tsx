import type { Level } from '@/api/resources/indicators';
import { colourOfLevel } from './mark-chart';

interface LevelSignProps {
  name: string;
  /** Levels of the achievement, lowest first. */
  levels: readonly Pick<Level, 'name'>[];
}

/** A level: its colour and its name. */
export const LevelSign = ({ name, levels }: LevelSignProps) => (
  <span className="level-sign">
    <span className={`level-mark ${colourOfLevel(name, levels)}`} aria-hidden="true" />
    <span translate="no">{name}</span>
  </span>
);

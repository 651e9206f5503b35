import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * An id of the current visit to a screen. Replacing the address stays in the same visit; the menu entry, a link or Back begin
 * another one. As a React key it resets the screen.
 */
export function useVisit(): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [visit, setVisit] = useState({ key, entry: key });
  const next = visit.entry === key ? visit : { key: isReplaced ? visit.key : key, entry: key };
  if (next !== visit) setVisit(next);
  return next.key;
}

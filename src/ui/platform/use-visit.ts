import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Names the present visit of a screen: what replaces its address is the same visit; its menu entry, a link or Back begin
 * another one. As a key it makes the screen begin anew.
 */
export function useVisit(): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [visit, setVisit] = useState({ key, entry: key });
  const next = visit.entry === key ? visit : { key: isReplaced ? visit.key : key, entry: key };
  if (next !== visit) setVisit(next);
  return next.key;
}

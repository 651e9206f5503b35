/** Whether the side menu is a rail of icons: by the room there is, until somebody chooses. */
import { useState, useSyncExternalStore } from 'react';
import { recall, remember } from '@/ui/platform/tab-memory';

const KEY = 'menuIsRail';

const roomy = matchMedia('(min-width: 1200px)');

function followRoom(listener: () => void): () => void {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
}

/** Local storage is for all tabs; the end of a session takes it away whole (SESS-23), and the tab still remembers. */
function chosen(): boolean | null {
  const words = [recall(KEY)];
  try {
    words.unshift(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch (error) {
    console.info(error);
  }
  return words.find((word) => typeof word === 'boolean') ?? null;
}

function choose(isRail: boolean): void {
  remember(KEY, isRail);
  try {
    localStorage.setItem(KEY, JSON.stringify(isRail));
  } catch (error) {
    console.info(error);
  }
}

/** And what turns the one into the other, for this browser. */
export function useMenuRail(): [isRail: boolean, toggle: () => void] {
  const isRoomy = useSyncExternalStore(followRoom, () => roomy.matches);
  const [choice, setChoice] = useState(chosen);
  const isRail = choice ?? !isRoomy;
  const toggle = () => {
    choose(!isRail);
    setChoice(!isRail);
  };
  return [isRail, toggle];
}

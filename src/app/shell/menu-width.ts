/** Whether the side menu is a rail of icons: by the window's width, until somebody chooses. */
import { useState } from 'react';
import { recall, remember } from '@/ui/platform/tab-memory';
import { useMedia } from '@/ui/platform/use-media';

/** In the tab's memory: the end of a session clears all local storage (SESS-23). */
const KEY = 'menuIsRail';

/** Whether the menu is a rail, and the function that switches it. */
export function useMenuRail(): [isRail: boolean, toggle: () => void] {
  const isRoomy = useMedia('(min-width: 1200px)');
  const [choice, setChoice] = useState(() => recall(KEY));
  const isRail = typeof choice === 'boolean' ? choice : !isRoomy;
  const toggle = () => {
    remember(KEY, !isRail);
    setChoice(!isRail);
  };
  return [isRail, toggle];
}

import { createContext, type ReactNode } from 'react';

/** What the frame has to say on this screen; it stands under the screen's heading. */
export const HeadNotice = createContext<ReactNode>(null);

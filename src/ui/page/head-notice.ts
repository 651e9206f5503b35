import { createContext, type ReactNode } from 'react';

/** A notice of the shell, shown under the screen's heading. */
export const HeadNotice = createContext<ReactNode>(null);

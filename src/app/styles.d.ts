/** The theme, whole or what the access screens use of it (vite.config.ts). */
declare module '*.scss?access';

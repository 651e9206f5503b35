/** The theme, complete or only what the access screens use (e2e/tools/build/theme-purge.mjs). */
declare module '*.scss?access';

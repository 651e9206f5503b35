/** The theme, whole or what the access screens use of it (e2e/tools/build/theme-purge.mjs). */
declare module '*.scss?access';

/** Replaces the libraries that jsPDF imports for features that no report uses (vite.config.ts). */
export default null;

/** In place of the libraries that jsPDF imports for what no paper has (vite.config.ts). */
export default null;

import type { ContentState } from 'draft-js';
import { stateToHTML } from 'draft-js-export-html';

/**
 * Content of the editor as HTML in one line, not yet sanitised; '' without text. The library's line breaks and indents are
 * removed: they would be read as blanks.
 */
export function markupOf(content: ContentState): string {
  if (content.getPlainText().trim() === '') return '';
  return stateToHTML(content, { inlineStyles: { STRIKETHROUGH: { element: 's' } } }).replace(/\n */g, '');
}

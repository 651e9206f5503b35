import type { ContentState } from 'draft-js';
import { stateToHTML } from 'draft-js-export-html';

/**
 * Content of the editor as HTML of one line, not yet cleaned; '' without text. The library's line breaks and indents
 * are taken out: they would come back as blanks.
 */
export function markupOf(content: ContentState): string {
  if (content.getPlainText().trim() === '') return '';
  return stateToHTML(content, { inlineStyles: { STRIKETHROUGH: { element: 's' } } }).replace(/\n */g, '');
}

/** The editor's content from HTML and back. Both directions are sanitised (rich-text-policy.ts). */
import type { ContentState } from 'draft-js';
import { stateFromHTML } from 'draft-js-import-html';
import { arrangeBlocks } from './rich-text-blocks';
import { markupOf } from './rich-text-markup';
import { cleanBody, cleanHtml } from '@/ui/rich-text/rich-text-policy';

// An own parser: draft-js-import-html's default one assigns to `innerHTML` unsanitised.

/** For opening a saved text (POST-42). */
export const contentOf = (html: string): ContentState => stateFromHTML(html, { parser: (saved) => arrangeBlocks(cleanBody(saved)) });

/** For sending (POST-49); '' without text. */
export const htmlOf = (content: ContentState): string => cleanHtml(markupOf(content));

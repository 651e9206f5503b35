/** Pastes the clipboard: with formatting that the editor's tools have, or as plain text. */
import type { EditorState } from 'draft-js';
import { pastedFrom, type Pasted } from './pasted-content';
import { insertBlocks } from './pasted-insertion';

type LeftOut = Omit<Pasted, 'blocks'>;

/** Replaces the selection with the clipboard; leaves the state as it is if there is no text. draft-js passes null for no plain text. */
export function paste(state: EditorState, text: string | null, html: string | undefined): { state: EditorState; leftOut: LeftOut } {
  const { blocks, ...leftOut } = pastedFrom(html ?? '', text ?? '');
  return { leftOut, state: blocks.length === 0 ? state : insertBlocks(state, blocks) };
}

/**
 * What was not pasted, in words (POST-51, POST-52); '' if all was.
 *
 * @param images the sentence for images
 */
export function leftOutText({ hasStruck, hasImage, isCut }: LeftOut, images: string): string {
  const sentences = [
    hasStruck ? 'El texto tachado no se pegó.' : '',
    hasImage ? images : '',
    isCut ? 'El texto es demasiado largo: solo se pegó el comienzo.' : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

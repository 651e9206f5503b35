/** Pastes the clipboard: with formatting that the editor's tools have, or as plain text. */
import { ContentState, type EditorState } from 'draft-js';
import { seenText } from './pasted-characters';
import { pastedFrom } from './pasted-content';
import { insertBlocks } from './pasted-insertion';

const plainBlocks = (text: string) =>
  ContentState.createFromText(seenText(text.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' '))).getBlocksAsArray();

interface Outcome {
  readonly state: EditorState;
  /** What was left out of it. */
  readonly hasStruck: boolean;
  readonly hasImage: boolean;
}

/** Replaces the selection with the clipboard; leaves the state as it is if there is no text. */
export function paste(state: EditorState, text: string, html: string | undefined): Outcome {
  const { blocks, hasText, ...left } = pastedFrom(html ?? '');
  // Plain text does not know what is deleted or hidden.
  const inserted = hasText ? blocks : plainBlocks(text);
  const isEmpty = inserted.every((block) => block.getLength() === 0);
  return { ...left, state: isEmpty ? state : insertBlocks(state, inserted) };
}

/** POST-51, POST-52; '' if nothing was left out. */
export function leftOutText({ hasStruck, hasImage }: Omit<Outcome, 'state'>, images: string): string {
  return [hasStruck ? 'El texto tachado no se pegó.' : '', hasImage ? images : ''].filter((sentence) => sentence !== '').join(' ');
}

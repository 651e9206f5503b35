import { Editor, EditorState, RichUtils } from 'draft-js';
import { useField } from 'formik';
import { useId, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FieldFrame, describedByOf, type FieldOf } from '@/ui/form/field';
import { EditorBoundary } from './editor-boundary';
import { leftOutText, paste } from './rich-text-clipboard';
import { commandOf, keepPlace, onReturn, withCaret } from './rich-text-commands';
import { contentOf, htmlOf } from './rich-text-content';
import { RichTextLinkRow, WRONG_ADDRESS, type LinkRow } from './rich-text-link-row';
import { linkAt, linkDecorator, removeLink, setLink, withoutFocus } from './rich-text-links';
import { continuedItems } from './rich-text-numbers';
import { RichTextToolbar } from './rich-text-toolbar';
import { showSnack } from '@/ui/overlay/notices';
import { useBrowserEdits } from './use-browser-edits';

/** draft-js calls preventDefault on Escape; a dialog around the form closes only on an Escape that is not prevented. */
const passEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }));

/** Tab alone would bring no more than the caret's line into sight, a press nothing that it may move (KEYS-01). */
const showWhole = ({ target }: FocusEvent) => {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
};

const open = (html: string): EditorState => EditorState.createWithContent(contentOf(html), linkDecorator);

function openedAs(value: string, state: EditorState) {
  const opened = { value, content: state.getCurrentContent() };
  return { now: opened, opened };
}

interface RichTextFieldProps<Values> extends Pick<FieldOf<Values, string>, 'name'> {
  label: string;
  help?: string;
  required?: boolean;
  /** Takes pasted and dropped files to the form's attachments (POST-52); not given where it has none. */
  onFiles?: (files: File[]) => void;
}

/**
 * A form field for formatted text (POST-49): its value is HTML, '' without text. A text that is not edited keeps its HTML
 * unchanged (POST-44). Loads draft-js (81 KB): only for forms that are loaded late.
 */
export function RichTextField<Values>(props: RichTextFieldProps<Values>) {
  return (
    <EditorBoundary>
      <TextEditor<Values> {...props} />
    </EditorBoundary>
  );
}

function TextEditor<Values>({ name, label, help, required = true, onFiles }: RichTextFieldProps<Values>) {
  const id = useId();
  const labelId = `${id}-label`;
  /** State of the row for a link's address. */
  const [linkRow, setLinkRow] = useState<'closed' | 'open' | 'wrong'>('closed');
  const isLinking = linkRow !== 'closed';
  // A wrong address blocks the form: else the text would be sent without the link.
  const validate = () => (linkRow === 'wrong' ? WRONG_ADDRESS : undefined);
  const [{ value }, meta, helpers] = useField<string>({ name, validate });
  const [state, setState] = useState(() => open(value));
  const editor = useRef<Editor>(null);
  const text = useRef<HTMLDivElement>(null);
  const row = useRef<LinkRow>(null);
  /** Value and content, now and at opening. */
  const known = useRef(openedAs(value, state));
  const error = meta.touched && meta.error ? meta.error : null;

  // The form was set to something else: a draft discarded, another post.
  useLayoutEffect(() => {
    if (value === known.current.now.value) return;
    const next = open(value);
    known.current = openedAs(value, next);
    setState(next);
    setLinkRow('closed');
  }, [value]);

  // draft-js has no props for these attributes; Form focuses the first field with `aria-invalid`.
  useLayoutEffect(() => {
    const field = editor.current?.editor;
    field?.setAttribute('aria-invalid', String(error !== null));
    field?.setAttribute('aria-required', String(required));
    field?.setAttribute('id', id);
  }, [error, required, id]);

  const change = (next: EditorState) => {
    const kept = keepPlace(state, next);
    setState(kept);
    const content = kept.getCurrentContent();
    const { now, opened } = known.current;
    if (content === now.content) return;
    const html = content.getBlockMap().equals(opened.content.getBlockMap()) ? opened.value : htmlOf(content);
    known.current = { now: { value: html, content }, opened };
    void helpers.setValue(html);
  };
  const content = state.getCurrentContent();
  const continued = useMemo(() => continuedItems(content), [content]);
  useBrowserEdits(editor, state, change);
  const changeByTool = (next: EditorState, isPointed: boolean) => {
    // The address that is being written keeps its row.
    const isWriting = isPointed && !isLinking;
    if (isWriting) editor.current?.editor?.focus();
    change(isWriting ? withCaret(next) : next);
  };
  const changeBy = (next: EditorState | null) => {
    if (next === null) return 'not-handled';
    change(next);
    return 'handled';
  };
  const imagesGo = onFiles ? 'Las imágenes se agregan en Adjuntos.' : 'Aquí no se pueden pegar imágenes.';
  const onPaste = (current: EditorState, pasted: string, html: string | undefined) => {
    const { state: next, leftOut } = paste(current, pasted, html);
    const told = leftOutText(leftOut, imagesGo);
    if (told !== '') void showSnack(told);
    if (next !== current) change(next);
    return 'handled' as const;
  };
  const takeFiles = (files: Blob[]) => {
    if (onFiles) onFiles(files.filter((file) => file instanceof File));
    else void showSnack(files.every(({ type }) => type.startsWith('image/')) ? imagesGo : 'Aquí no se pueden agregar archivos.');
    return 'handled' as const;
  };
  const onCommand = (command: string, current: EditorState) => {
    if (command !== 'link') return changeBy(RichUtils.handleKeyCommand(current, command));
    setLinkRow('open');
    return 'handled';
  };
  const closeLink = () => {
    row.current?.dropTyped();
    setLinkRow('closed');
    editor.current?.focus();
  };
  /** Applies a typed address when the focus leaves it: without 'Aplicar' the text would be sent without its link. */
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Not when the window loses the focus, nor when it moves to a tool, which acts on the text as it is.
    if (!document.hasFocus()) return;
    const isIntoText = text.current?.contains(relatedTarget) === true && !text.current.contains(target);
    if (currentTarget.contains(relatedTarget) && !isIntoText) return;
    // Somebody may go there to choose the words of the link.
    if (isIntoText && state.getSelection().isCollapsed() && linkAt(state) === null) return;
    if (row.current?.takeTyped() === true && isIntoText) setLinkRow('closed');
  };
  const changeLink = (next: EditorState) => {
    row.current?.dropTyped();
    setLinkRow('closed');
    change(next);
  };

  return (
    <FieldFrame
      id={id}
      labelId={labelId}
      label={label}
      error={error}
      required={required}
      help={help}
      onLabel={() => editor.current?.focus()}
    >
      <div className={`editor ${error === null ? '' : 'is-invalid'}`} onBlur={onBlur}>
        <RichTextToolbar
          state={state}
          controls={id}
          isLinking={isLinking}
          onChange={changeByTool}
          onLink={() => (isLinking ? closeLink() : setLinkRow('open'))}
        />
        {isLinking && (
          <RichTextLinkRow
            ref={row}
            url={linkAt(state)?.url ?? null}
            isWrong={linkRow === 'wrong'}
            onCheck={(isWrong) => setLinkRow(isWrong ? 'wrong' : 'open')}
            onApply={(url) => changeLink(setLink(state, url))}
            onLeave={(url) => change(withoutFocus(setLink(state, url)))}
            onRemove={() => changeLink(removeLink(state))}
            onClose={closeLink}
          />
        )}
        <div ref={text} className="editor-text rich-text" onFocus={showWhole}>
          <Editor
            ref={editor}
            editorState={state}
            onChange={change}
            onBlur={() => void helpers.setTouched(true)}
            onEscape={passEscape}
            blockStyleFn={(block) => (continued.has(block.getKey()) ? 'goes-on' : '')}
            keyBindingFn={(event: KeyboardEvent) => commandOf(event, state)}
            handleKeyCommand={onCommand}
            handleReturn={(event, current) => changeBy(onReturn(current, event.shiftKey))}
            handlePastedText={(pasted, html, current) => onPaste(current, pasted, html)}
            handlePastedFiles={takeFiles}
            handleDroppedFiles={(_, files) => takeFiles(files)}
            spellCheck
            ariaLabelledBy={labelId}
            ariaDescribedBy={describedByOf(id, error, help) ?? ''}
            ariaMultiline
          />
        </div>
      </div>
    </FieldFrame>
  );
}

import type { EditorState } from 'draft-js';
import { Link } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '@/ui/base/button';
import { linkAt } from './rich-text-links';
import { FORMATS, HISTORY } from './rich-text-tools';

interface ToolbarProps {
  state: EditorState;
  /** Id of the editor's text. */
  controls: string;
  isLinking: boolean;
  /** `isPointed`: pressed with mouse or finger, to go on writing. */
  onChange: (state: EditorState, isPointed: boolean) => void;
  onLink: () => void;
}

/** The index to which a key moves the focus. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Otherwise `mousedown` would remove the selection from the text. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

/** The editor's tools: one tab stop, with arrow keys inside. */
export function RichTextToolbar({ state, controls, isLinking, onChange, onLink }: ToolbarProps) {
  const [current, setCurrent] = useState(0);

  const link = {
    name: 'Enlace',
    icon: Link,
    keys: 'Control+K',
    apply: null,
    isOn: isLinking || linkAt(state) !== null,
    isReady: true,
  };
  const tools = [...FORMATS, link, ...HISTORY].map((tool) =>
    tool.apply === null ? tool : { ...tool, isOn: tool.isOn?.(state), isReady: tool.isReady?.(state) ?? true },
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Alt and an arrow navigate back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, tools.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="editor-tools" role="toolbar" aria-label="Formato del texto" aria-controls={controls} onKeyDown={onKeyDown}>
      {tools.map(({ name, icon, keys, apply, isOn, isReady }, index) => (
        <IconButton
          key={name}
          icon={icon}
          name={name}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={isOn}
          aria-disabled={!isReady || undefined}
          aria-keyshortcuts={keys}
          onMouseDown={keepSelection}
          onFocus={() => setCurrent(index)}
          onClick={({ detail }) => {
            if (apply === null) onLink();
            else if (isReady) onChange(apply(state), detail > 0);
          }}
        />
      ))}
    </div>
  );
}

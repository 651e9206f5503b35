import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  readonly id: number;
  readonly label: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  chosen: number;
  onChoose: (id: number) => void;
  /** Absent: the chosen tab is underlined. */
  look?: 'segmented';
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs, one of which is open; arrow keys, Home and End open another one. */
export function Tabs({ label, tabs, chosen, onChoose, look, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === chosen);
  // If the strip is too narrow for all tabs, centres the open one.
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll('button')[index];
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);
  // Choosing the open tab changes nothing (SHAR-25).
  const choose = (tab: Tab) => {
    if (tab.id !== chosen) onChoose(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow navigate back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const count = tabs.length;
    const next = { ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    choose(tab);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={strip} className="tabs-scroll">
        <div
          ref={row}
          className={look === 'segmented' ? 'segmented' : 'nav nav-underline'}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={look === 'segmented' ? 'segment' : `nav-link ${tab.id === chosen ? 'active' : ''}`}
              aria-selected={tab.id === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

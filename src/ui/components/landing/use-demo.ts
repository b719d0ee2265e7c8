import { useEffect, useRef, useState } from 'react';
import { DEMO_ANALYSIS_MS } from '../../../shared/limits';
import { STAGES, type Stage } from '../../../shared/stages';
import type { ListedUpload } from '../upload-list';

/** What a visitor without an account sees of an upload: the overlay of an analysis, then the invitation. */
export type DemoPhase = { name: 'idle' } | { name: 'analysing'; stage: Stage } | { name: 'preview' };

/**
 * The demo of a visitor without an account: files are listed with status demo, the overlay runs through its steps in
 * 6 s, the invitation to sign up follows. No file leaves the browser.
 */
export function useDemo() {
  const [items, setItems] = useState<ListedUpload[]>([]);
  const [phase, setPhase] = useState<DemoPhase>({ name: 'idle' });
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => clearAll(timers.current), []);

  function add(files: File[]): void {
    if (files.length === 0) return;
    const added = files.map(({ name, size }) => ({
      id: crypto.randomUUID(),
      name,
      size,
      progress: 100,
      status: 'demo' as const,
    }));
    setItems((before) => [...before, ...added]);
    clearAll(timers.current);
    const [first, ...later] = STAGES;
    setPhase({ name: 'analysing', stage: first });
    later.forEach((stage, i) => {
      const at = ((i + 1) * DEMO_ANALYSIS_MS) / STAGES.length;
      timers.current.push(setTimeout(() => setPhase({ name: 'analysing', stage }), at));
    });
    timers.current.push(setTimeout(() => setPhase({ name: 'preview' }), DEMO_ANALYSIS_MS));
  }

  return {
    items,
    phase,
    add,
    remove: (id: string) => setItems((before) => before.filter((item) => item.id !== id)),
    closePreview: () => setPhase({ name: 'idle' }),
  };
}

function clearAll(timers: ReturnType<typeof setTimeout>[]): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
}

import { useEffect, useState } from 'react';

/** A card is read once its title is this far from the top of the window: below header and contents, with some air. */
const LINE_PX = 200;

/** The id, of these in the order of the page, of the card that is being read; null above the first. Cards may come later. */
export function useCurrentCard(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const line = atEnd ? innerHeight : LINE_PX;
      const passed = (id: string) => {
        const title = document.getElementById(id);
        return title?.checkVisibility() && title.getBoundingClientRect().top < line;
      };
      setCurrent(known.split(' ').findLast(passed) ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [known]);
  return current;
}

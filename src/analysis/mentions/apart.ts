interface Place {
  start: number;
  end: number;
}

/**
 * Puts a mention among those that are known, in the order of the text, unless it overlaps one of them: what was found first holds. The known ones must have come
 * this way.
 */
export function addApart<T extends Place>(known: T[], mention: T): void {
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle] as T).end <= mention.start) low = middle + 1;
    else high = middle;
  }
  const next = known[low];
  if (!next || next.start >= mention.end) known.splice(low, 0, mention);
}

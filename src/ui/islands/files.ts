/** Whether a drag carries files (and not text or a link). */
export function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** The files that an event brings: dropped ones, or those chosen in a file input. */
export function filesIn(event: Event): File[] {
  if (event.type === 'drop') return [...((event as DragEvent).dataTransfer?.files ?? [])];
  if (event.type !== 'change') return [];
  return [...((event.target as HTMLInputElement).files ?? [])];
}

/**
 * Without this the browser leaves the page and shows a file that missed the drop zone, or that was dropped on a page
 * without one. Who takes files listens further inside.
 */
export function keepDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      if (carriesFiles(event as DragEvent)) event.preventDefault();
    });
  }
}

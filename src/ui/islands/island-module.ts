/** A module of an island: hydrates the element and answers how to take it away again. */
export interface IslandModule {
  /** @param files what the visitor dropped or chose before the module was there */
  mount: (element: HTMLElement, files: File[]) => () => void;
}

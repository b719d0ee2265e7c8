/** A numbered or titled part of the contract. `parent` is an index into `Outline.sections`; `level` counts from 1. */
export interface Section {
  /** As written, without the final period: '11', '11.2', '(a)', 'ARTICLE IV', 'Exhibit B'. */
  number: string | null;
  title: string | null;
  level: number;
  /** Offsets of the whole section, its subsections included. */
  start: number;
  end: number;
  parent: number | null;
  kind: 'section' | 'recitals' | 'schedule' | 'signatures' | 'preamble';
}

/** A sentence, or a list item that stands for one. `section` and `paragraph` are indices. */
export interface Sentence {
  start: number;
  end: number;
  text: string;
  paragraph: number;
  section: number | null;
}

export interface Outline {
  sections: Section[];
  sentences: Sentence[];
}

import type { Section, Sentence } from '../../document/outline';
import { asWritten, closingWords, openingWords } from '../../lexicon/words';
import { type ContractText, isBesideBody } from '../../pdf/contract-text';

/** A word begins where the text does, or behind a space, a bracket or a quotation mark. */
const BEGINS = /(?:^|[\s("“'])/;
/** What ends in a full stop, most often, without ending a sentence; single letters are initials. */
const ABBREVIATION = closingWords(BEGINS, [
  'Inc, Corp, Co, Ltd, L(.)L(.)C, L(.)P, etc',
  'N(.)A, S(.)A, B(.)V, N(.)V, A(.)G, PLC, Pte, Pty, Bros',
  'No, Nos, Sec, Secs, Art, Arts, Ex, Exh, Sch, para, paras, cl, p(p), v(s), Reg, Stat',
  'cf, al, e.g, i.e, viz, approx, a.m, p.m',
  'Dr, Mr, Mrs, Ms, Messrs, Prof, Hon, Rev, Jr, Sr, Esq, Ph(.)D, M(.)D',
  'St, Ste, Ave, Blvd, Rd, Apt, Bldg, Fl, Dept, Attn, Tel, Fax, U(.)S, U(.)S(.)A, U(.)K, P(.)O, D(.)C',
  'Jan, Feb, Mar, Apr, Jun, Jul, Aug, Sep(t), Oct, Nov, Dec',
  'a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z',
]);
/** Articles and other words that open a sentence, also behind an abbreviation: 'Acme Inc. The supplier shall'. */
const OPENS_SENTENCE = asWritten(
  openingWords([
    'The, This, These, Those, It, If, In, Each, Such, Any, All, No, Upon, For, Either, Neither, Notwithstanding',
    'Subject, Except, WHEREAS, NOW',
  ]),
);
const ENDS_IN_FORM = closingWords('*Inc, *Corp, *Co, *Ltd, *L(.)L(.)C, *L(.)P, *etc');
const STARTER = /^["“'([]{0,2}[A-Z0-9"“([]/;

/** True where a period at `at` ends a sentence: what follows starts one and what precedes is no abbreviation or number. */
function endsSentence(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 12).trimStart();
  if (!after) return true;
  if (!STARTER.test(after)) return false;
  const before = text.slice(Math.max(0, at - 14), at);
  if (/[!?]/.test(text.charAt(at))) return true;
  if (/^\s*\d{1,3}(?:\.\d{1,3}){0,4}$/.test(text.slice(Math.max(0, at - 18), at)) && at < 18) return false;
  if (!ABBREVIATION.test(before)) return true;
  return OPENS_SENTENCE.test(after) && ENDS_IN_FORM.test(before);
}

/** Offsets of the sentences in one paragraph's text, each from its first to past its last character. */
export function splitSentences(text: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  let start = 0;
  const stop = /[.!?]["”')\]]{0,3}(?=\s|$)/g;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, end - 1 === match.index ? match.index : end - 1) && end < text.length) continue;
    if (
      match[0].length > 1 &&
      ABBREVIATION.test(text.slice(Math.max(0, match.index - 14), match.index)) &&
      end < text.length &&
      /^\s*[a-z]/.test(text.slice(end, end + 4))
    )
      continue;
    push(spans, text, start, end);
    start = end;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: [number, number][], text: string, from: number, to: number): void {
  const lead = text.slice(from, to);
  const start = from + (lead.length - lead.trimStart().length);
  const end = from + lead.trimEnd().length;
  if (end > start) spans.push([start, end]);
}

/** The sentences of the body, in order, each with its paragraph and innermost section. */
export function sentencesOf(contract: ContractText, sections: Section[]): Sentence[] {
  const sentences: Sentence[] = [];
  let section = -1;
  contract.paragraphs.forEach((paragraph, index) => {
    if (isBesideBody(paragraph)) return;
    const text = contract.text.slice(paragraph.start, paragraph.end);
    while ((sections[section + 1]?.start ?? Number.POSITIVE_INFINITY) <= paragraph.start) section++;
    for (const [from, to] of splitSentences(text)) {
      const start = paragraph.start + from;
      const end = paragraph.start + to;
      sentences.push({
        start,
        end,
        text: text.slice(from, to),
        paragraph: index,
        section: section < 0 ? null : section,
      });
    }
  });
  return sentences;
}

/** What an enumerated provision begins with: '1.', '2.3', '2.3.1)', '(a)', 'iv.', 'Section 4', 'ARTICLE IX', a bullet. */
const ENUMERATOR =
  /^(?:(?:ARTICLE|Article|SECTION|Section|CLAUSE|Clause|SCHEDULE|Schedule|EXHIBIT|Exhibit|ANNEX|Annex|APPENDIX|Appendix)\s+(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])(?:[.:)]|\s*$|(?=\s+(?:\p{Lu}|[-–—:])))|§+\s*\d[\d.]*|\d{1,3}(?:\.\d{1,3})*[.)](?!\d)|\d{1,3}(?:\.\d{1,3})+|\d{1,3}(?=\t)|\([a-zA-Z]{1,2}\)|\([ivxlcIVXLC]{1,6}\)|\(\d{1,3}\)|[a-zA-Z][.)](?=\s)|[ivxIVX]{1,5}[.)](?=\s)|[•·▪■●◦‣⁃o*–—-](?=\s))\s*/u;

/** The enumerator at the start of a line with the white space after it, or ''. */
export function enumeratorOf(text: string): string {
  return ENUMERATOR.exec(text)?.[0] ?? '';
}

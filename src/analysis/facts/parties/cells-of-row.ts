import type { LabelValue } from '../../document/label-values';
import { isLabel } from '../../document/labels';
import type { Passage } from '../../document/passage';
import { hasDigit, isInCapitals } from '../../lexicon/characters';
import { anyWording, onlyWords, openingWords, upTo } from '../../lexicon/words';
import { namesRole } from './role-words';

/** What a form asks about somebody beside who he is: 'ATTN', 'Tel', 'DOB', 'Ship via'. */
const PARTICULAR = onlyWords([
  '({contact,your,our,the,daytime,business,mailing,billing,notice,e-mail,email} ){attn(.),attention,tel(.),telephone,phone,mobile,cell,fax,email,e-mail,contact,address}( {no(.),number,name,address,person})(:)',
  '{dob,d.o.b.,date of birth,born,date(d),title,position,office,its,by,per,signature,signed,print(ed) name,initials,nationality,occupation}(:)',
  '{ein,tin,ssn,abn,acn,nif,tax id,vat,gst}( {no(.),number})(:), ({account,customer,vendor,supplier,client,member,policy,licence,license,company,registration} ){no(.),number,code,id}(:)',
  '{entity,organi{s,z}ation,business} type(:), type of {entity,organi{s,z}ation,business}(:), state(:), {city,town}(:), {zip,zip code,postcode}(:), country(:)',
  '{terms,payment terms,ship via,freight,f.o.b.,fob,ref(.),reference,your ref(.),our ref(.),revision,page}(:)',
]);
const MOST_IN_ROW = 9;

/** Whether words are the label of a particular of somebody, and nobody's name. */
export function isParticular(words: string): boolean {
  return PARTICULAR.test(words.trim());
}

/** Whether a cell further on in a row is a label of its own: 'ATTN', 'Tenant'; among cells in small letters one in capitals as its first is. */
function isLabelInRow({ text }: Passage, first: Passage, isWrittenSmall: boolean): boolean {
  if (isParticular(text) || namesRole(text)) return true;
  return isWrittenSmall && isInCapitals(first.text) && isInCapitals(text) && !hasDigit(text) && isLabel(text);
}

/**
 * The label of a cell in its row: the first of the row, or the cell before it where labels and values take turns ('SUPPLIER | Acme Co. | ATTN | Ann Lee'). Null for a cell that is a
 * label itself.
 * @param row the pairs of the row, in their order
 */
export function labelInRow({ label, value, column }: LabelValue, row: readonly LabelValue[]): Passage | null {
  if (column !== null || row.length < 3 || row.length % 2 === 0 || row.length > MOST_IN_ROW) return label;
  const cells = row.map((pair) => pair.value);
  const values = cells.filter((_, at) => at % 2 === 0);
  const isWrittenSmall = values.every(({ text }) => !isInCapitals(text) || hasDigit(text));
  const takeTurns = cells.every((cell, at) => at % 2 === 0 || isLabelInRow(cell, label, isWrittenSmall));
  if (!takeTurns) return label;
  const at = cells.findIndex(({ start }) => start === value.start);
  if (at <= 0) return label;
  return at % 2 === 0 ? (cells[at - 1] ?? null) : null;
}

/** What leads to a name within a cell: '[x] Required [ ] Not required. Name: ', 'Name: '. */
const LEADS_TO_NAME = anyWording(
  openingWords('({full,legal,full legal} )name(s)( of guarantor): '),
  openingWords(upTo(90, ':'), '({full,legal,full legal} )name(s)( of guarantor): '),
);
/** 'Not required', where that is ticked. */
const DENIED = openingWords('not, no, none, n/a');

/** In characters: what of a cell leads to the name that it holds; null where what is ticked says that there is nobody. */
export function leadInCell({ value, values }: LabelValue, cell: string): number | null {
  const lead = LEADS_TO_NAME.exec(cell)?.[0].length ?? 0;
  const isTicked = values.some(({ start, end }) => start !== value.start || end !== value.end);
  if (lead > 0 && (values.length === 0 || (isTicked && values.some(({ text }) => DENIED.test(text))))) return null;
  return lead;
}

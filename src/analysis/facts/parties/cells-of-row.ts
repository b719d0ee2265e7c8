import type { LabelValue } from '../../document/label-values';
import { isLabel } from '../../document/labels';
import type { Passage } from '../../document/passage';
import { hasDigit, isInCapitals } from '../../lexicon/characters';
import { anyWording, onlyWords, openingWords, upTo } from '../../lexicon/words';
import { namesRole } from './role-words';

const ASKED =
  '{date,no(.),number,name,address,rep(.),representative,terms,type,code,id,ref(.),reference,contact,email,e-mail,tel(.),telephone,phone,mobile,cell,fax}( {no(.),number,name,address,person})(:)';
/** What a form asks about somebody beside who he is: 'ATTN', 'Tel', 'DOB', 'Ship via'. */
const PARTICULAR = onlyWords([
  ASKED,
  '{attn(.),attention,dob,d.o.b.,born,dated,title,position,office,its,by,per,signature,signed,initials,nationality,occupation}(:)',
  '{ein,tin,ssn,abn,acn,vat,gst}( {no(.),number})(:), {state,city,town,zip,postcode,country,revision,page,freight,fob,f.o.b.,ship via}(:)',
  'sales{person,man}, sales person, relationship, department, ext(.), {prepared,approved,requested,authori{s,z}ed} by(:)',
  'type of {entity,organi{s,z}ation,business}(:)',
]);
/** 'Sales rep', 'Order date': the same of something, where cells take turns. */
const OF_SOMETHING = onlyWords(`~2 ${ASKED}`);

/** Whether words are the label of a particular of somebody, and nobody's name. */
export function isParticular(words: string): boolean {
  return PARTICULAR.test(words.trim());
}

/** Whether a cell further on in a row is a label of its own: 'ATTN', 'Tenant'; among cells in small letters one in capitals as its first is. */
function isLabelInRow({ text }: Passage, first: Passage, isWrittenSmall: boolean): boolean {
  if (isParticular(text) || OF_SOMETHING.test(text.trim()) || namesRole(text)) return true;
  return isWrittenSmall && isInCapitals(first.text) && isInCapitals(text) && !hasDigit(text) && isLabel(text);
}

/**
 * The label of a cell in its row: the first of the row, or the cell before it where labels and values take turns ('SUPPLIER | Acme Co. | ATTN | Ann Lee'). Null for a cell that is a
 * label itself.
 * @param row the pairs of the row, in their order
 */
export function labelInRow({ label, value, column }: LabelValue, row: readonly LabelValue[]): Passage | null {
  if (column !== null || row.length < 3 || row.length % 2 === 0) return label;
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

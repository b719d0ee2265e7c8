import { COLON, withoutEnd } from '../lexicon/characters';
import { closingWords, perhaps } from '../lexicon/words';
import { tickMarksIn } from './tick-marks';

/** What is written when a hired thing comes back, and a number that only some customers have: 'HOURS IN: ____', 'PO: ____'. */
const ON_RETURN_OR_OWN = closingWords(
  '{hour,hours,fuel,gas,date,time,mileage,miles,odometer,km,meter} {in,returned}, {mileage,fuel,odometer,hours} (reading ){at,on,upon} return, {PO,P.O.,purchase order}( ){no,no.,number,#}, PO, P.O., purchase order',
  perhaps(COLON),
);

/** Whether words lead to a line that is written on later, or by some only. */
export const asksForLater = (before: string): boolean => ON_RETURN_OR_OWN.test(withoutEnd(before, '_ \t').trimEnd());

/** Whether a line to write on is an option of which another was ticked: '[ ] ________ [x] none'. */
export function isOptionLeft(text: string, at: number): boolean {
  const boxes = tickMarksIn(text).filter(({ kind }) => kind === 'sure' || kind === 'drawn');
  const own = boxes.findLast(({ end }) => end <= at);
  if (!own || own.isTicked || text.slice(own.end, at).trim() !== '') return false;
  return boxes.some(({ isTicked }) => isTicked);
}

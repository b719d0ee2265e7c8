import type { Sentence } from '../document/outline';
import { wording } from '../lexicon/words';
import { findAll, proof } from '../statements/search';
import { institutionIn } from './arbitral-institutions';
import { type Fact, found, stated } from './fact';
import type { Forum } from './forum';
import { isArbitratedAtOnesChoice } from './one-side';
import { seatInWords } from './seat-in-words';
import type { Source } from './source';
import { waysBeside } from './ways-beside';
import { NOT_ARBITRATED, SENDS } from './ways-of-settling';

/** Whoever sends disputes to arbitration says who decides them, though no court. */
export function byArbitration(source: Source): Fact<Forum> | null {
  const hit = findAll(source, SENDS.arbitration, { unless: NOT_ARBITRATED, negated: true }).find(
    ({ sentence }) => !isArbitratedAtOnesChoice(sentence.text),
  );
  if (!hit) return null;
  const said = [proof(source, hit)];
  const place = seatInWords(hit.sentence.text) ?? seatBehind(source, hit.sentence);
  const rules = institutionIn(source.plain, hit.sentence.start);
  if (place) return found({ value: { by: 'arbitration', place, rules }, confidence: WITH_SEAT, evidence: said });
  return stated(STATED, [...said, ...waysBeside(source, said)]);
}

/** 'The seat shall be Mumbai', in a sentence behind the one that sends disputes to an arbitrator. */
function seatBehind({ outline }: Source, { start, paragraph }: Sentence): string | null {
  const said = outline.sentences.find(
    (sentence) => sentence.start > start && sentence.paragraph === paragraph && SEAT.test(sentence.text),
  );
  return said ? seatInWords(said.text) : null;
}
const SEAT = wording('seat, hearing(s), place of arbitration');

const STATED = 0.5;
const WITH_SEAT = 0.75;

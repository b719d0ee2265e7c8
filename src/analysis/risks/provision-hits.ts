import type { Evidence } from '../../shared/analysis';
import { operativeSentences } from '../document/operative';
import { placeOf } from '../document/place';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import type { Reading } from '../reading';
import { firstWith } from '../statements/actors';
import type { Force } from '../statements/clauses';
import { type Hit, isDefinition, proof } from '../statements/search';

/** With words and an actor that agree, a head is heard from this share of its threshold on. */
const LEAST_SHARE = 0.3;

export interface ProvisionSearch {
  /**
   * Somebody who is named must act in the sentence with one of these forces: what a sentence is about does not say whether it forbids or allows.
   * Without them the words have to say it.
   */
  forces?: readonly Force[];
  /** Words that the sentence must have: a model's opinion alone is never a finding. */
  must: RegExp;
  /** Other words that it must have as well, wherever they stand in it. */
  also?: RegExp;
  unless?: RegExp;
  /** Provisions like it: where one of them is likelier, the sentence is that one. */
  rather?: readonly ProvisionId[];
}

/**
 * The binding sentences that a trained head takes for a provision of our own and that say so of somebody by name, in order of the text,
 * with the place of the words that they must have: three witnesses, so that a rule finds what no list of wordings holds.
 */
export function provisionHits(reading: Reading, provision: ProvisionId, search: ProvisionSearch): Hit[] {
  const { outline, provisions } = reading;
  const starts = new Set(
    provisions
      .passages(provision, LEAST_SHARE)
      .filter(({ sentence, probability }) =>
        (search.rather ?? []).every((other) => provisions.probability(sentence, other) < probability),
      )
      .map(({ sentence }) => outline.sentences[sentence]?.start),
  );
  if (starts.size === 0) return [];
  return operativeSentences(reading).flatMap((sentence): Hit[] => {
    if (!starts.has(sentence.start) || search.unless?.test(sentence.text) || isDefinition(sentence.text)) return [];
    const match = (search.also?.test(sentence.text) ?? true) ? search.must.exec(sentence.text) : null;
    return match && (!search.forces || firstWith(reading, sentence, search.forces)) ? [{ sentence, match }] : [];
  });
}

/** What is told of a provision: `who` acts in it ('the other side' where nobody is named), and the words from which it is told. */
export interface ToldProvision {
  who: string;
  place: string;
  hit: Hit;
  evidence: Evidence[];
}

/** The first sentence that is one of the provisions, with who acts in it; null where none is. */
export function firstProvision(
  reading: Reading,
  provisions: readonly ProvisionId[],
  search: ProvisionSearch,
): ToldProvision | null {
  const [hit] = provisions.flatMap((provision) => provisionHits(reading, provision, search));
  if (!hit) return null;
  const who = (search.forces && firstWith(reading, hit.sentence, search.forces))?.who.name ?? 'the other side';
  return { who, place: placeOf(reading, hit.sentence), hit, evidence: [proof(reading, hit)] };
}

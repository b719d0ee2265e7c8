import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { nameOf, partyPattern } from '../../statements/party-names';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const SOLE =
  /\b(?:sole|exclusive|only)(?:,? (?:and|or) (?:sole|exclusive|only|entire))? (?:remed(?:y|ies)|recourse|right and remedy)\b|\b(?:your|the \w+'s) only (?:right|claim)s?\b.{0,60}\b(?:is|are)\b|\bthe only thing (?:you|the \w+) (?:can|may) (?:do|ask for|claim)\b.{0,40}\bis\b|\b(?:can't|cannot|may not) (?:ask for|claim) anything (?:else|more)\b|\bthat is all (?:that )?(?:we|it|he|she|the \w+) (?:owes?|has to do|have to do|will do)\b/i;
const NOTHING_ELSE = /\b(?:can't|cannot|may not) (?:ask for|claim) anything (?:else|more)\b|\bthat is all\b/i;
const SAYS = /\b(?:shall|will) (?:be|constitute)|\bis\b|\bare\b|\bas\b|\bstates?\b|\bconstitutes?\b|\bprovides?\b/i;
const NOT_THIS =
  /\b(?:not (?:be )?(?:\w+ ){0,4}(?:sole|exclusive)|cumulative|no remedy|either party|each party|neither party|non-exclusive|in addition to)\b/i;

export const soleRemedy = defineRule({
  id: 'sole-remedy',
  label: 'Sole remedy',
  family: 'liability',
  severity: { low: 'the one remedy is mostly workable, but it may fail' },
  kinds: [...COMMERCIAL, 'unknown'],
  witness: {
    provisions: ['Cap On Liability', 'Liquidated Damages', 'Warranty Duration'],
    headings: ['remed', 'warrant', 'liab', 'accept'],
  },
  find(reading) {
    const hit = findFirst(reading, SOLE, { unless: NOT_THIS });
    if (!hit || !(SAYS.test(hit.sentence.text) || NOTHING_ELSE.test(hit.sentence.text))) return null;
    const whose = new RegExp(`(${partyPattern(reading)})(?:'s|')\\s(?:\\w+\\s){0,3}(?:sole|exclusive|only|SOLE)`).exec(
      hit.sentence.text,
    )?.[1];
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} leaves ${whose ? nameOf(whose) : 'the injured side'} one remedy only and shuts out the others.`,
      'Check that the remedy is enough, and keep termination and damages for the case that it fails.',
      [proof(reading, hit)],
    );
  },
});

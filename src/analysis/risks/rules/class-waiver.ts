import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const WAIVER =
  /\b(?:waiv\w+|not|no|only in)\b.{0,200}\b(?:class|collective|representative|mass)(?:,? (?:or|and|\/) ?\w+){0,3}[ -](?:actions?|arbitrations?|proceedings?|basis|members?|lawsuits?|claims?)\b|\bclass[- ]action waiver\b|\bnot (?:as |in )(?:a )?(?:part|members?|one)? ?(?:of )?(?:a |any )?(?:group|class)\b|\b(?:on your own behalf|for yourself|alone)\b.{0,60}\b(?:group|class)\b|\bindividual (?:basis|capacity)\b.{0,120}\bclass\b/i;
const ABOUT_DISPUTES = /\b(?:arbitrat|claim|dispute|action|proceeding|lawsuit|litigat)\w*/i;
const NOT_THIS = /\b(?:class of (?:stock|shares|securities)|shares?|certificates?|holders?|settlement class)\b/i;

export const classWaiver = defineRule({
  id: 'class-waiver',
  label: 'Waiver of class actions',
  family: 'disputes',
  severity: { medium: 'in employment', low: 'otherwise it counts for many small claims only' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, WAIVER, { negated: true, unless: NOT_THIS });
    if (!hit || !ABOUT_DISPUTES.test(hit.sentence.text)) return null;
    const employment = reading.facts.contractType.value?.match(/employ/i);
    return finding(
      employment ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} allows claims one by one only and waives class or collective actions.`,
      'Make sure that the client knows of the waiver; check whether the law of the place enforces it, mostly so for consumers and workers.',
      [proof(reading, hit)],
    );
  },
});

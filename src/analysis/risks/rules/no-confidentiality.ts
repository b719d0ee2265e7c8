import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

export const noConfidentiality = defineRule({
  id: 'no-confidentiality',
  label: 'No confidentiality clause',
  family: 'information',
  severity: {
    medium: 'what is told may be told on',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: [...COMMERCIAL, 'employment'],
  witness: 'every page',
  find(reading) {
    if (
      standsAnywhere(
        reading,
        /\bconfiden\w+|\bnon-?disclosure|\bproprietary information|\btrade secrets?|\bsecre(?:cy|ts?)\b|\bkeeps?\b.{0,60}\b(?:private|to (?:itself|yourself|themselves))\b|\b(?:not|never|\w{2,6}n't) (?:talk|tell|speak|share)\b/i,
      )
    )
      return null;
    return missingTerm(
      reading,
      'medium',
      `No duty of confidentiality was found ${pagesRead(reading.contract)}.`,
      'Add a mutual confidentiality clause or refer to a non-disclosure agreement in force.',
    );
  },
});

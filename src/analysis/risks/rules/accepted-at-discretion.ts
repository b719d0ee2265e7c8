import { anyWording, wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = anyWording(
  wording(
    'accept(s), accepted, acceptance, paid, pay(s), work, deliverable(s), finished, complete',
    120,
    'satisf+, happy, sole {judg(e)ment,opinion}',
  ),
  wording(
    'paid, pay(s), fee(s)',
    80,
    '{is,been,gets} paid by, been put in funds, receives payment from, {pays,paid} us',
  ),
);

export const acceptedAtDiscretion = defineRule({
  id: 'accepted-at-discretion',
  label: 'Accepted at the client’s own judgment',
  family: 'money',
  severity: { medium: 'no test says when the price is earned' },
  kinds: ['services'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['accepted-at-sole-satisfaction', 'paid-when-others-pay'], {
      forces: ['must', 'may', 'is', 'does', 'must not', 'is not', 'need not'],
      must: WORDS,
      unless: wording('subcontractor(s), its suppliers, reasonabl+, within + days, hope(s), condition(s) precedent'),
    });
    if (!told) return null;
    const { place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} makes acceptance or payment hang on the other side’s own judgment or on what others pay it.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'agree objective tests of acceptance', given: wording('specification(s), test(s), criteria') },
          { ask: 'say that silence for a time is acceptance', given: wording('deemed, within') },
          { ask: 'fix a last day of payment' },
        ],
        '',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['6. Provider is paid only when Customer is satisfied with the work in its sole judgment.', 'own judgment'],
      ['6. Customer shall pay Provider when it has been paid by its own client.', 'what others pay'],
      [
        '6. The work is finished when Customer says that it is happy with it, and Customer need not give reasons.',
        'own judgment',
      ],
      ['6. Customer is not bound to pay for any work that does not satisfy it in its sole opinion.', 'own judgment'],
    ],
    misses: [
      ['6. Provider may elect not to accept or display content in its sole discretion.', 'content'],
      ['6. The buyer has to be satisfied that the escrow agent is paid.', 'an escrow'],
      ['6. Customer shall accept or reject the work within ten days against the specification.', 'a test'],
      ['6. Provider shall pay its subcontractors after it has been paid.', 'others'],
      ['6. By using the site you are happy with these terms.', 'terms', 'terms'],
      ['6. Provider hopes that Customer is satisfied.', 'a wish'],
    ],
  },
});

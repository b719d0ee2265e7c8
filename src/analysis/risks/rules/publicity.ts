import { placeOf } from '../../document/place';
import { OTHER } from '../../kinds/family';
import { anyWording, openingWords, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const USES_NAME = wording(
  'may, let(s), allow(s), right to, entitled to, permit(s), agree(s) that, consent(s) to, authori{s,z}e(s)',
  80,
  anyWording(
    wording('use, display, publish, place', 43, 'name(s), logo(s)', 140, [
      'customer {list(s),listing(s)}, client list(s), partner list(s), list(s) of (its ){customers,clients}',
      'reference(s), marketing, press release(s), publicity, case stud{y,ies}, web( )site',
    ]),
    wording('identify, identifying, list, refer to, reference, name, mention', 60, [
      'as {a,its,one of its} {customer,client,user,reference}, customer list(s), customer listing(s), client list(s)',
    ]),
  ),
);
/** 'may use your name and logo in our advertising'. */
const PLAIN = anyWording(
  wording(
    '{may,can} (also ){use,show,put,publish}',
    60,
    'name(s), logo(s), picture(s), photo(s), face, likeness, image',
    80,
    'advertis+, advert(s), ads, marketing, website, publicity, promot+',
  ),
  wording(
    '{may,can} (also ){name,mention,list,show} {you,(the )+} as {a,its,our,one of {its,our}} {customer,client,user,reference}(s)',
  ),
  wording('{may,can} (also ){take,make}', 60, 'use {them,these} in {its,our,the} {ads,adverts,advertising,marketing}'),
);
const CONSENTS = openingWords('let(s)*, allow(s)*, permit(s)*, agree(s) that*, consent(s) to*, authori{s,z}e(s)*');
const BY_CONSENT = wording([
  '{prior,written} {consent,approval,permission}, review and approval, endorser, name and {appearance,likeness}',
  'use the marks, trade name, not {use,disclose,issue,make}, neither, no party',
  'either party, each party, both parties, shall not, may not, mutual(ly), required by, licen{c,s}e(s), sponsor*',
  'franchise*',
]);

const ASKED_FIRST = wording([
  'consent, approv+, permission, ask(s) {first,you}, agree(s), either, each, both, neither',
  'sell {the,its}, resell, dealer(s), distribut+, licen{c,s}+, only to, trade( )mark(s), endorser',
  'appearance, the {product(s),mark(s)}',
]);

export const publicity = defineRule({
  id: 'publicity',
  label: 'Use of name for publicity',
  family: 'information',
  severity: { low: 'mostly a nuisance' },
  kinds: ['licence', 'services', 'goods', 'nda', ...OTHER, 'amendment'],
  bears: 'whose consent is not asked',
  witness: { headings: ['publicity', 'marketing', 'reference'], forces: ['may', 'does', 'must'] },
  find(reading) {
    const hit =
      findAll(reading, USES_NAME, { unless: BY_CONSENT })[0] ?? findAll(reading, PLAIN, { unless: ASKED_FIRST })[0];
    if (!hit) return null;
    const consenting = CONSENTS.test(hit.match[0]);
    const who = actorOf(reading, hit)?.name ?? 'one side';
    const lets = consenting
      ? `has ${who} consent to use of its name or image for publicity`
      : `lets ${who} use the other's name or image for publicity`;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} ${lets} without asking each time.`,
      'Ask for prior written consent to each use, which may be withdrawn.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4.5 Provider may use Customer’s name and logo in its marketing materials.', 'lets Provider use the other'],
      ['4.5 Customer agrees that Provider may identify Customer as a client in its customer lists.', 'publicity'],
      ['We may use your name and photo in our ads.', 'lets “we” use', 'terms'],
      ['10. Provider can list Customer as a reference on its website.', 'lets Provider use'],
      ['6. Provider may use the logo of Customer in its advertising.', 'lets Provider use', 'licence'],
    ],
    misses: [
      ['4.5 Provider may use Customer’s name and logo in its marketing with prior written consent.', 'with consent'],
      ['4.5 Neither party may use the name of the other in any press release.', 'a ban'],
      [
        '4.5 Distributor may use the trade name of Supplier to promote the Products under the licence.',
        'a dealer’s right',
        'distribution',
      ],
      ['4.5 Provider shall not use Customer’s name as a reference.', 'denied'],
      ['6. Provider may use the logo of Customer in its advertising if it asks first.', 'asked first', 'licence'],
    ],
  },
});

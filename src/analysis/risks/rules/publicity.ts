import { placeOf } from '../../document/place';
import { OTHER } from '../../kinds/family';
import { anyWording, openingWords, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const USES_NAME =
  /\b(?:may|lets?|allows?|right to|entitled to|permits?|agrees? that|consents? to|authori[sz]es?)\b.{0,80}\b(?:(?:use|display|publish|place)\b(?: of)?.{0,40}\b(?:names?|logos?)\b.{0,140}\b(?:customer (?:lists?|listings?)|client lists?|partner lists?|lists? of (?:its )?(?:customers|clients)|references?|marketing|press releases?|publicity|case stud(?:y|ies)|web ?site)|(?:identify|identifying|list|refer to|reference|name|mention)\b.{0,60}\b(?:as (?:a|its|one of its) (?:customer|client|user|reference)|customer lists?|customer listings?|client lists?))\b/i;
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
const BY_CONSENT =
  /\b(?:(?:prior |written )+(?:consent|approval|permission)|review and approval|endorser|name and (?:appearance|likeness)|use the marks|trade name|customer's name, e-mail|not (?:use|disclose|issue|make)|neither|no party|either party|each party|both parties|shall not|may not|mutual(?:ly)?|required by|licen[cs]es?|sponsor\w*|franchise\w*)\b/i;

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
  witness: { headings: ['publicity', 'marketing', 'reference'], forces: ['may', 'does', 'must'] },
  find(reading) {
    const hit =
      findAll(reading, USES_NAME, { unless: BY_CONSENT })[0] ?? findAll(reading, PLAIN, { unless: ASKED_FIRST })[0];
    if (!hit) return null;
    const consenting = CONSENTS.test(hit.match[0]);
    const who = actorOf(reading, hit)?.name ?? 'one side';
    const lets = consenting
      ? `has ${who} consent to use of its name for publicity`
      : `lets ${who} use the other's name for publicity`;
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

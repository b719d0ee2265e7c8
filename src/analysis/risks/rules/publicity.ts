import { placeOf } from '../../document/place';
import { OTHER } from '../../kinds/family';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const USES_NAME =
  /\b(?:may|lets?|allows?|right to|entitled to|permits?|agrees? that|consents? to|authori[sz]es?)\b.{0,80}\b(?:(?:use|display|publish|place)\b(?: of)?.{0,40}\b(?:names?|logos?)\b.{0,140}\b(?:customer (?:lists?|listings?)|client lists?|partner lists?|lists? of (?:its )?(?:customers|clients)|references?|marketing|press releases?|publicity|case stud(?:y|ies)|web ?site)|(?:identify|identifying|list|refer to|reference|name|mention)\b.{0,60}\b(?:as (?:a|its|one of its) (?:customer|client|user|reference)|customer lists?|customer listings?|client lists?))\b/i;
/** 'may use your name and logo in our advertising'. */
const PLAIN =
  /\b(?:may|can) (?:also )?(?:(?:use|show|put|publish)\b.{0,60}\b(?:names?|logos?|pictures?|photos?|face|likeness|image)\b.{0,80}\b(?:advertis\w+|adverts?|ads|marketing|website|publicity|promot\w+)|(?:name|mention|list|show) (?:you|(?:the )?\w+) as (?:a|its|our|one of (?:its|our)) (?:customer|client|user|reference)s?|(?:take|make)\b.{0,60}\buse (?:them|these) in (?:its|our|the) (?:ads|adverts|advertising|marketing))\b/i;
const CONSENTS = /^(?:lets?|allows?|permits?|agrees? that|consents? to|authori[sz]es?)/i;
const BY_CONSENT =
  /\b(?:(?:prior |written )+(?:consent|approval|permission)|review and approval|endorser|name and (?:appearance|likeness)|use the marks|trade name|customer's name, e-mail|not (?:use|disclose|issue|make)|neither|no party|either party|each party|both parties|shall not|may not|mutual(?:ly)?|required by|licen[cs]es?|sponsor\w*|franchise\w*)\b/i;

const ASKED_FIRST =
  /\b(?:consent|approv\w+|permission|asks? (?:first|you)|agrees?|either|each|both|neither|sell (?:the|its)|resell|dealers?|distribut\w+|licen[cs]\w+|only to|trade ?marks?|endorser|appearance|the (?:products?|marks?))\b/i;

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

import { operativeSentences } from '../../document/operative';
import { placeOf } from '../../document/place';
import { kept, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { quoted } from '../../shorten';
import { statementAt } from '../../statements/actors';
import { MAY } from '../../statements/plain-words';
import { findAll, type Hit, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const MAY_DO = new RegExp(`\\b${MAY}`);
const OWN_USE = wording(
  'may, right to, entitled to, grant(s), shall be free to',
  120,
  'use, collect, analyse, analyze, aggregate, sell, share, disclose, exploit, commerciali{s,z}e',
  160,
  kept(
    "{customer,client,user,usage,subscriber,anonymi{s,z}ed,aggregate(d),de(-)identified,end user,personal}(s)(')(s) (^ ){data,information}",
  ),
  200,
  [
    '{for,to} {its own,any,improv+,develop*,enhanc+,marketing,research,analy+,commercial,benchmark*,train*}*',
    '{for,to} {other business,statistical,promot+}*, any purpose*, third part{y,ies}*',
  ],
);
/** 'We may use your data for any other purpose'. */
const PLAIN = wording(
  MAY_DO,
  ' (also ){use,share,sell,keep,pass on}',
  60,
  kept([
    "{your,the ^'s,personal} {data,content,information,files,posts,photos}",
    "{customer,client,guest,user,member,patient,subscriber}(s)(')(s) {data,content,information,files,posts,photos}",
  ]),
  160,
  [
    'for {any,our,its,other}, to {improve,train,build,market,develop,sell,make}, with {our,its,other,any}',
    'any purpose, as {we,it} like(s)',
  ],
);
/** 'You own your data. We may share it with our partners and sell it': the data stand in the sentence before. */
const IT = wording(
  MAY_DO,
  ' (also ){use,share,sell} {it,them}',
  160,
  'any (other )purpose, our {own,partners}, its {own,partners}, sell it, other products, train, market',
);
const DATA = kept(
  "your {data,content,information}, customer(s)(') {data,content,information}, the ^'s {data,content,information}",
);
const NOT_THIS = wording([
  'shall not, may not, will not, must not, solely {to,for} {perform,provid}, only {to,for,as}',
  'solely as necessary, not disclose, confidential information, receiving party, recipient',
  'required by law',
]);

function plainUse(reading: Reading): Hit | undefined {
  const named = findAll(reading, PLAIN, { unless: NOT_THIS })[0];
  if (named) return named;
  const sentences = operativeSentences(reading);
  return findAll(reading, IT, { unless: NOT_THIS }).flatMap(({ sentence, match }): Hit[] => {
    const data = DATA.exec(sentences[sentences.indexOf(sentence) - 1]?.text ?? '')?.[1];
    if (!data) return [];
    match[1] = data;
    return [{ sentence, match }];
  })[0];
}

export const dataUse = defineRule({
  id: 'data-use',
  label: 'Use of data for own purposes',
  family: 'information',
  severity: { medium: 'data can hardly be called back' },
  kinds: DEALS,
  bears: 'whose consent is not asked',
  witness: { headings: ['data', 'privacy'], forces: ['may', 'does'] },
  find(reading) {
    const hit = findAll(reading, OWN_USE, { unless: NOT_THIS })[0] ?? plainUse(reading);
    if (!hit) return null;
    const said = statementAt(reading, hit);
    // Whoever grants the use is not the one who uses.
    const who = said?.force === 'may' ? said.who.name : undefined;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${who ?? 'one side'} use ${quoted(hit.match[1] ?? 'data')}, perhaps beyond what the service needs.`,
      'Limit use to the service, or to data that identify neither the customer nor a person, and end it with the contract.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4.4 Provider may use customer data for its own marketing and for research.',
        'lets Provider use “customer data”',
      ],
      [
        '4.4 Customer agrees that Provider may share your usage data with third parties as it sees fit.',
        'lets Provider use',
      ],
      [
        '4.4 Provider is entitled to aggregate and commercialise anonymised data of Customer for any purpose.',
        'beyond what the service needs',
      ],
      ['We may use your data for any other purpose.', 'lets “we” use “your data”', 'terms'],
      ['You own your data. We may share it with our partners and sell it.', 'lets “we” use', 'terms'],
    ],
    misses: [
      ['4.4 Provider may use customer data solely to perform the services for third parties.', 'for the service only'],
      ['4.4 Provider shall not use customer data for its own marketing.', 'a ban'],
      [
        '7.1 Recipient may use the Confidential Information, personal data included, for any purpose of the project.',
        'secrets',
        'nda',
      ],
      ['4.4 Customer may export its customer data at any time.', 'the customer’s own use'],
      [
        '4.4 Provider may disclose personal data to third parties where this is required by law.',
        'what the law asks for',
      ],
      ['6. Provider may use the Customer’s data only to run the Software.', 'for the service'],
      ['6. Provider may not use the Customer’s data for any other purpose.', 'forbidden'],
    ],
  },
});

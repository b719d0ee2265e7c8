import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const TRIGGER =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b.{0,240}\b(?:terminat\w+|consent|assignment)\b|\b(?:terminat\w+|consent)\b.{0,240}\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\b(?:merger|consolidation|sale of (?:all|substantially all|a majority)).{0,160}\b(?:be deemed|constitute|considered)\b.{0,40}\b(?:an )?assignment\b/i;
/** 'if control of the dealer changes', 'if somebody buys you', 'more than half of your shares'. */
const PLAIN =
  /\b(?:control|ownership) of\b.{0,40}\bchanges\b|\b(?:if|when|should)\b.{0,60}\b(?:is|are|gets?) (?:sold|bought|taken over|acquired)\b.{0,120}\b(?:ends?|cancel|consent|permission|pay back|stop|counts as)\b|\b(?:ends?|cancel|stop|consent|permission|must (?:tell|ask))\b.{0,100}\b(?:if|when|before)\b.{0,60}\b(?:is|are|gets?) (?:sold|bought|taken over|acquired)\b|\b(?:transfer|sell|selling|buys?)\b.{0,60}\bmore than half of (?:your|its|the|his|her)\b.{0,40}\bshares\b|\b(?:ends?|cancel|stop)\b.{0,60}\b(?:if|when)\b.{0,40}\b(?:buys|takes over) (?:you|it|the \w+)\b/i;
const THINGS =
  /\b(?:goods|products?|house|flat|car|building|premises|property|equipment|units?) (?:is|are|gets?) (?:sold|bought)/i;
const CONTROL =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\bmerger\b|\bacquired by\b|\bacquisition\b|\bsale of (?:all|substantially)|\bcontrolling interest\b|\boperation of law\b/i;
const EXCEPTION =
  /\bchange (?:of|in) control,? (?:severance|agreement|payment|bonus|or similar|policy|plan)|\bshall not (?:be deemed|constitute|require)|\bno (?:such )?consent\b|\bwithout\b.{0,40}\bconsent\b.{0,200}\b(?:to|in connection with)\b.{0,200}\bchange|\bpermitted without\b|\bshall survive\b|\("Confidentiality|\bmay (?:freely )?assign\b.{0,160}\bwithout\b|\bexcept (?:that|to|in|for|as)\b|\b(?:no|nor|not)\b.{0,300}\b(?:deemed|considered|constitute)\b|\bprovided,? (?:however,? )?that\b/i;

/** What a party may do on notice needs no consent. */
const ALLOWED =
  /\b(?:may|can|free to|permitted to)\b(?:(?!terminat).){0,120}\bchange (?:of|in) (?:control|ownership)\b(?:(?!terminat).){0,160}\b(?:notice|without)\b/i;

function effectOf(text: string): string {
  if (/\bterminat|\b(?:ends?|cancel)\b/i.test(text)) return 'can end the contract';
  return /\b(?:consent|approval|assign|permission|without our|counts as)/i.test(text)
    ? "needs the other side's consent"
    : 'is an event that gives the other side rights';
}

export const changeOfControl = defineRule({
  id: 'change-of-control',
  label: 'Change of control',
  family: 'transfer',
  severity: { medium: 'a sale of the business hangs on the other side' },
  kinds: [...DEALS, 'lease'],
  witness: {
    provisions: ['Change Of Control', 'Anti-Assignment'],
    headings: ['change of control', 'change in control', 'change of ownership'],
  },
  find(reading) {
    const search = { negated: true, unless: EXCEPTION };
    const hits = [
      ...findAll(reading, TRIGGER, search),
      ...findAll(reading, PLAIN, search).filter(({ sentence }) => !THINGS.test(sentence.text)),
      ...clauseHits(reading, 'Change Of Control', {
        plain: /\b(?:bought|sold|buys?|takes? over|control|ownership|merges?|new owner)\b/i,
        must: CONTROL,
        ...search,
      }),
    ];
    return hits
      .filter(({ sentence }) => !ALLOWED.test(sentence.text))
      .map((hit) =>
        finding(
          'medium',
          `${placeOf(reading, hit.sentence)}: a change of control ${effectOf(hit.sentence.text)}.`,
          'If a sale or reorganisation is possible, limit the trigger to competitors or carve out moves within the group.',
          [proof(reading, hit)],
        ),
      );
  },
  examples: {
    paper: 'services',
    hits: [
      ['13.3 Customer may terminate this Agreement upon a change of control of Provider.', 'can end the contract'],
      [
        '13.3 A change in control of the Distributor shall require the prior written consent of the Supplier.',
        'needs',
        'distribution',
      ],
      [
        '13.3 Any merger or sale of a majority of the shares of Tenant shall be deemed an assignment of this Lease.',
        'needs',
        'lease',
      ],
      [
        '13.3 If control of the dealer changes, the Supplier may end this Agreement at once.',
        'can end the contract',
        'distribution',
      ],
    ],
    misses: [
      ['13.3 No consent is required for an assignment in connection with a change of control.', 'exempt'],
      [
        '13.3 Either party may assign this Agreement to its successor on a change of control, on notice to the other.',
        'allowed on notice',
      ],
      [
        '13.3 Provider may undergo a change of control upon written notice to Customer and without its consent.',
        'allowed on notice, in full',
      ],
      [
        '4.7 The board must approve any change in control severance agreement with an officer, or its termination.',
        'a pay plan',
      ],
      ['13.3 A change of control of Customer shall not be deemed an assignment.', 'denied'],
      ['9. Customer may end this agreement if the house is sold.', 'goods', 'licence'],
    ],
  },
});

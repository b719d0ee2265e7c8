import type { ClausePattern } from './clause-pattern';

/** Prices, commitments, liability, warranty and insurance. */
export const MONEY_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Revenue/Profit Sharing',
    any: [
      /\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)\)?.{0,100}\b(?:net (?:sales?|revenues?|profits?|proceeds|income)|gross (?:sales?|revenues?|profits?|receipts|margin|proceeds)|revenues?|profits?)\b/i,
      /\b(?:share|split|divide|pay)\w{0,4}\b.{0,80}\b(?:net|gross|advertising|total)?\s?(?:revenues?|profits?)\b.{0,80}(?:%|\bpercent|\bequally|\bshare)/i,
      /\broyalt(?:y|ies)\b.{0,100}(?:\d\s?%|\bpercent\b)/i,
      /\b(?:revenue|profit)[- ]shar(?:e|ing)\b/i,
      /\bcommissions?\b.{0,100}(?:\d\s?%|\bpercent\b)/i,
      /\b(?:gets?|earns?|pays?|receives?)\b.{0,30}\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent) of (?:every|each|its|the|all|what)\b.{0,30}\b(?:sales?|takings?|orders?|earns?|profits?|revenues?|price)\b/i,
      /\b(?:split|share)s? the (?:profits?|income|takings)\b/i,
    ],
    unless: /\blate|\binterest at|\bunderpay|\bunderstat|\baudit|\bdiscrepanc/i,
    heading: /royalt|revenue|commission|payment|fees|profit|compensation/i,
  },
  {
    category: 'Price Restrictions',
    any: [
      /\b(?:price|prices|fee|fees|rate|rates|charges?)\b.{0,120}\b(?:increase|increased|raise|raised|adjust\w*|change\w*)\b.{0,160}\b(?:not|no more|exceed|only|once|maximum|limited|cap|CPI|consumer price)\b/i,
      /\b(?:not|no)\b.{0,60}\b(?:increase|raise|change|reduce)\b.{0,60}\b(?:price|prices|fees?|rates?|charges?)\b/i,
      /\bprices?\b.{0,60}\b(?:shall|will) (?:remain|be) (?:fixed|firm)\b/i,
      /\b(?:price|fee|rate|charge|cost)s?\b.{0,200}\b(?:not|no more than|never) (?:to )?exceed\b.{0,60}(?:%|\bpercent\b|\bCPI\b|\bindex\b|\bpreceding\b|\bprior year\b)/i,
      /\b(?:increase|adjust|raise|renew)\w*\b.{0,160}\b(?:once (?:per|a|each|in)|more often than|annually|(?:%|percent)(?: increase)? over)\b/i,
      /\b(?:CPI|consumer price index)\b/i,
      /\b(?:can't|won't|never) (?:raise|increase|go up)\b/i,
      /\b(?:goes|go|rises?) up by (?:no more than|at most|up to)\b/i,
    ],
    negated: true,
    heading: /pric|fees|rates|charges/i,
  },
  {
    category: 'Minimum Commitment',
    any: [
      /\bminimum (?:annual |monthly |quarterly |purchase |order |aggregate |guaranteed |net |number |amount |royalt|quantit|commitment|payment|volume|sales|fee|revenue|spend|guarantee|\w+ (?:purchase|commitment|quantit|royalt|amount|guarantee|order))\w*/i,
      /\b(?:shall|will|must|agrees? to|commits? to) (?:purchase|order|buy|pay|sell)\b.{0,60}\b(?:at least|no less than|not less than|a minimum of)\b/i,
      /\b(?:must|has to|have to|will|promises? to)\b.{0,20}\b(?:spend|buy|order|sell|take)\b.{0,40}\b(?:at least|no fewer than|no less than)\b/i,
      /\bsmallest order\b/i,
    ],
    unless: /\binsurance|\bcoverage\b|\bminimum (?:wage|rating)|\bper occurrence|\bno minimum\b/i,
    heading: /minimum|commitment|purchase|royalt|quota/i,
  },
  {
    category: 'Volume Restriction',
    any: [
      /\b(?:in excess of|exceed\w*|over and above|beyond|additional|each further)\b.{0,120}\b(?:charged?|billed|invoiced?|fee|rate|approv\w+|consent)\b/i,
      /\b(?:maximum (?:daily|monthly|annual)? ?(?:quantity|volume|number)|limited to (?:a maximum of )?(?:\w+ )?\(?\d[\d,]*\)? )/i,
      /\b(?:not|no more than|up to|maximum of|exceed\w*|in excess of)\b.{0,80}\b(?:\d[\d,]*|maximum|limit)\b.{0,60}\b(?:users?|units|hours|copies|licen[cs]es|transactions|impressions|seats|gigabytes|calls|appearances|servers?)\b/i,
    ],
    negated: true,
    unless: /\binsurance|\bliabilit|\bhours'? notice|\bwithin\b/i,
  },
  {
    category: 'Audit Rights',
    any: [
      /\b(?:audit|inspect|examine|review)\w{0,4}\b.{0,120}\b(?:books|records|accounts|premises|facilit\w+|sites?)\b/i,
      /\b(?:books|records)\b.{0,160}\b(?:audit\w{0,4}|inspect\w{0,4}|examin\w{0,6}|available)\b/i,
      /\bright to (?:audit|inspect)\b/i,
      /\b(?:look at|go through|check|see)\b.{0,30}\b(?:books|records|accounts)\b/i,
    ],
    // In 24 of 24 contracts of CUAD that say so the clause is labelled.
    sure: /\b(?:may|can|(?:is|are) entitled to|ha(?:s|ve) the right to)(?: (?!not\b)\w+){0,2} (?:audit|inspect|examine)\b[^.;]{0,50}\b(?:books|records|accounts)\b/i,
    unless: /\b(?:court|public) records\b|\bopportunity to (?:review|examine)|\bhas (?:reviewed|examined)/i,
    heading: /audit|record|inspect|books/i,
  },
  {
    category: 'Uncapped Liability',
    any: [
      /\b(?:except|other than|excluding|exception|notwithstanding|shall not apply|do(?:es)? not apply|nothing)\b.{0,300}\b(?:indemnif\w+|confidential\w*|gross negligence|wil+ful|fraud|infringement|personal injury|death)\b.{0,300}\b(?:liab\w+|damages|limit\w*)\b/i,
      /\b(?:limit\w*|exclusions?|liab\w+)\b.{0,200}\b(?:shall not apply|do(?:es)? not apply|not limit)\b.{0,200}\b(?:indemnif\w+|confidential\w*|gross negligence|wil+ful|fraud|infringement|death|breach)\b/i,
      /\b(?:unlimited|uncapped|without limit(?:ation)? (?:of|as to) liability)\b.{0,60}\bliab/i,
      /\bliab\w+\b.{0,60}\b(?:unlimited|uncapped|without limit)\b/i,
      /\b(?:no (?:upper )?limit|without (?:any )?limit|no cap)\b.{0,60}\b(?:owes?|pays?|loss(?:es)?|liab\w+|responsib\w+)\b/i,
      /\b(?:pays?|covers?|owes?|make good|answers?|responsible)\b.{0,80}\b(?:without (?:any )?(?:upper )?limit|no (?:upper )?limit)\b/i,
    ],
    negated: true,
    unless:
      /\bforce majeure|\bshall not be (?:uncapped|unlimited)|\bno liability (?:shall|is|will be) (?:uncapped|unlimited)/i,
    heading: /liab|limit|damages/i,
  },
  {
    category: 'Cap On Liability',
    any: [
      /\bliab\w{2,6}\b.{0,240}\b(?:exceed|limited to|greater than|in excess of|capped)\b/i,
      /\b(?:in no event|under no circumstances|not|neither|no)\b.{0,160}\b(?:liable|liability|responsible)\b.{0,260}\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost profits|loss of profits)\b/i,
      /\b(?:waive|excluded?|disclaim)\w{0,3}\b.{0,120}\b(?:consequential|punitive|exemplary|indirect)\b.{0,40}\bdamages\b/i,
      /\b(?:no|any) (?:action|claim|suit)\b.{0,160}\b(?:more than|later than|within)\b.{0,40}\b(?:years?|months?)\b.{0,60}\b(?:after|from|of)\b/i,
      /\b(?:never|not|n't)\b.{0,30}\bowe\b.{0,40}\bmore than\b/i,
      /\bthe most\b.{0,40}\b(?:pay|owe|liable)\b/i,
      /\b(?:not|never|neither)\b.{0,30}\b(?:liable|responsible)\b.{0,60}\b(?:more than|lost|indirect)\b/i,
      /\b(?:bring|start|make)\b.{0,30}\bclaims?\b.{0,40}\bwithin\b/i,
    ],
    negated: true,
    unless: /\binsurance\b.{0,120}\blimit|\bper occurrence\b/i,
    heading: /liab|limit|damages|remed/i,
  },
  {
    category: 'Liquidated Damages',
    any: [
      /\bliquidated damages?\b/i,
      /\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|payment|penalty)s?\b/i,
      /\b(?:not|rather than|and not) (?:as )?a penalty\b/i,
      /\bpay\b.{0,60}\bpenalt(?:y|ies)\b/i,
      /\bfor (?:each|every) \w+\b.{0,30}\b(?:late|delay|outside)\b.{0,60}\bpays?\b/i,
      /\bpays?\b.{0,20}[$€£]\s?\d[\d,.]* (?:for each|for every|each time|a day|per day)\b.{0,40}\b(?:late|delay|break|breach)/i,
      /\bif (?:you|it|he|she|they|the \w+) (?:cancels?|leaves?)\b.{0,60}\b(?:owes?|pays?|costs?)\b/i,
    ],
    sure: /\bas (?:agreed |and for )?liquidated damages\b/i,
    unless: /\bno (?:termination|cancellation) (?:fee|charge|penalt)|\bwithout (?:any )?(?:termination fee|penalty)/i,
  },
  {
    category: 'Warranty Duration',
    any: [
      /\bwarrant(?:y|s|ies)\b.{0,240}\b(?:period of|for|within)\b.{0,40}\b(?:days?|months?|years?)\b/i,
      /\bwarranty period\b.{0,120}\b(?:days?|months?|years?)\b/i,
      /\b(?:guaranteed for|(?:year|month|day)(?:-| )warranty)\b/i,
      /\b(?:fix|repair|replace|puts? right)\w*\b.{0,40}\b(?:faults?|defects?)\b.{0,60}\b(?:months|years?)\b/i,
    ],
    unless: /\bnotice\b.{0,30}\bterminat|\bproduct liability insurance|\bhas (?:not )?been\b/i,
    heading: /warrant/i,
  },
  {
    category: 'Insurance',
    any: [
      /\b(?:maintain|carry|procure|obtain|keep|provide|secure|effect)\w{0,3}\b.{0,120}\b(?:insurance|coverage|policy of insurance)\b/i,
      /\b(?:additional (?:named )?insured|certificates? of insurance|insurance polic(?:y|ies)|general liability)\b/i,
      /\b(?:must|has to|have to) (?:be insured|have (?:\w+ ){0,3}insurance|hold (?:\w+ ){0,3}insurance|insure)\b/i,
    ],
    unless: /\binsurance (?:agent|broker|regulat|commissioner|licen[cs]e)|\bhealth insurance portability/i,
    heading: /insur/i,
  },
];

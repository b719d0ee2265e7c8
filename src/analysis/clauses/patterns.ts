import type { Category } from './categories';

/** How one category of clause is recognised in a sentence. All patterns are bounded. */
export interface ClausePattern {
  category: Category;
  /** The sentence must match one of these, outside a negation unless `negated`. */
  any: readonly RegExp[];
  unless?: RegExp;
  /** A clause of this kind is itself a negation ("shall not assign", "in no event"). */
  negated?: boolean;
  /** The sentence's headings strengthen a match. */
  heading?: RegExp;
  /**
   * A measured precision, rounded to 0.05: the share of the sentences found that share 60% of the shorter one's words with a
   * span labelled with the category, over 408 labelled contracts (CUAD v1, The Atticus Project). The patterns were written with
   * the same contracts in view, so it is a little too kind. `sure` holds under a fitting heading, `base` elsewhere.
   */
  base: number;
  sure?: number;
}

const NOT =
  '(?:shall|will|may|must|agrees?|undertakes?|covenants?)\\s(?:that\\s\\w{2,12}\\s(?:shall|will)\\s)?(?:not|neither|never)\\b';

/** One entry per category, in the order of CUAD's list; facts of their own (names, dates) are read in `facts`. */
export const CLAUSE_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Governing Law',
    any: [
      /\b(?:governed|construed|interpreted|enforced)\b.{0,120}\b(?:laws?|internal laws|legislation)\sof\b/i,
      /\blaws?\sof\b.{0,80}\b(?:shall|will)\s(?:govern|apply|control)\b/i,
    ],
    heading: /governing law|applicable law|choice of law/i,
    base: 0.95,
    sure: 0.96,
  },
  {
    category: 'Effective Date',
    any: [/\beffective (?:as of|date|from|upon|on)\b.{0,60}\b(?:\d{4}|date)\b/i, /\bshall (?:become|be) effective\b/i],
    base: 0.15,
  },
  {
    category: 'Expiration Date',
    any: [
      /\b(?:initial |original )?term\b.{0,120}\b(?:commenc|begin|start|continu|effective|remain|expir|end|be for|period of|is for)\w{0,6}\b.{0,160}\b(?:years?|months?|until|through|perpetu\w+|\d{4})\b/i,
      /\b(?:agreement|contract)\s(?:shall|will)\s(?:\w+\s){0,3}(?:remain|continue|be|expire|terminate|commence|extend)\b.{0,160}\b(?:period of|until|years?|months?|anniversary)\b/i,
    ],
    unless: /\bconfidential|\bsurviv|\bwarrant(?:y|s)\b/i,
    heading: /\bterm\b|duration/i,
    base: 0.2,
    sure: 0.8,
  },
  {
    category: 'Renewal Term',
    any: [
      /\b(?:automatically\s)?(?:renew(?:s|ed|al)?|extend(?:s|ed)?)\b.{0,140}\b(?:successive|additional|further|consecutive|renewal|period|term)\b.{0,60}\b(?:years?|months?|periods?|terms?)\b/i,
      /\b(?:year-to-year|year to year|month-to-month|month to month)\b/i,
    ],
    unless: /\bwarrant(?:y|ies)\b|\blease of\b/i,
    heading: /\bterm\b|renew|duration/i,
    base: 0.3,
    sure: 0.75,
  },
  {
    category: 'Notice Period To Terminate Renewal',
    any: [
      /\b(?:renew|extend)\w{0,8}\b.{0,300}\bunless\b.{0,200}\b(?:notice|notif)\w{0,6}\b/i,
      /\bunless\b.{0,200}\bnotice\b.{0,120}\b(?:not\sto\srenew|non-?renewal|intent\w*\snot|expiration of|end of)\b/i,
      /\bnotice of (?:non-?renewal|(?:its )?(?:intent|intention|election|decision) not to renew)\b/i,
    ],
    negated: true,
    base: 0.9,
  },
  {
    category: 'Most Favored Nation',
    any: [
      /\bmost[- ]favou?red\b/i,
      /\b(?:no less|not less|at least as|as|more) favou?rable\b.{0,120}\b(?:any other|other|third part|similar)\w{0,4}\b.{0,80}\b(?:customers?|purchasers?|licensees?|distributors?|part(?:y|ies)|buyers?|persons?|accounts?)\b/i,
      /\b(?:lower|better|more favou?rable)\s(?:prices?|rates?|terms|fees?|royalt\w+)\b.{0,120}\b(?:any other|third part\w+|another)\b/i,
    ],
    negated: true,
    unless: /\bindemnif|\bgoverning\b/i,
    base: 0.35,
    sure: 0.95,
    heading: /favou?red/i,
  },
  {
    category: 'Competitive Restriction Exception',
    any: [
      /\b(?:notwithstanding|except|other than|provided(?:, however)?,? that|shall not (?:apply|prevent|prohibit|restrict|preclude))\b.{0,200}\b(?:exclusiv\w+|non-?compet\w+|compet(?:e|es|ing|itive|itor|itors)|solicit\w*)\b/i,
      /\b(?:exclusiv\w+|compet(?:e|es|ing|itive))\b.{0,200}\b(?:notwithstanding|except (?:that|as|for|with)|provided,? (?:however,? )?that|shall not apply|passive investment|publicly traded)\b/i,
    ],
    unless: /\bexclusive (?:jurisdiction|venue|remed)|\bremed(?:y|ies)\b|\bcompetitive (?:bid|pric)/i,
    negated: true,
    base: 0.1,
  },
  {
    category: 'Non-Compete',
    any: [
      new RegExp(
        `\\b${NOT}.{0,240}\\b(?:compet(?:e|es|ing|itive|itor|itors)|engage\\sin\\s(?:any|the)\\s(?:\\w+\\s){0,3}business)\\b`,
        'i',
      ),
      /\bnon-?compet(?:e|ition)\b.{0,80}\b(?:period|covenant|agree|shall|obligation)/i,
      /\b(?:refrain|prohibited) from\b.{0,120}\bcompet(?:e|ing|itive)\b/i,
    ],
    negated: true,
    unless: /\bcompetitive (?:bid|pric|rate|market)|\bexclusive (?:remed|jurisdiction)|\bconfidential information\b/i,
    heading: /compet|restrictive covenant/i,
    base: 0.4,
    sure: 0.65,
  },
  {
    category: 'Exclusivity',
    any: [
      /\b(?:grants?|appoints?|granted|appointed|engages?|retains?)\b.{0,160}\b(?:sole and )?exclusive(?:ly)?\b(?!\s(?:remed|jurisdiction|venue|property))/i,
      /\bexclusive(?:ly)?\b.{0,40}\b(?:right|licen[cs]e|distributor|distribution|provider|supplier|source|agent|sponsor|manufactur\w+|basis|dealing|rights|partner|representative|territory|purchas\w+)\b/i,
      /\b(?:all|100%) of (?:its|their|the \w+'s) requirements\b/i,
      /\bshall (?:purchase|obtain|source|buy|procure|order|use)\b.{0,80}\b(?:exclusively|solely|only) (?:from|through|by)\b/i,
      /\bshall not\b.{0,160}\b(?:purchase|sell|license|market|distribute|supply|appoint|promote|offer)\b.{0,160}\b(?:other than|any other|any third party|competing|competitive)\b/i,
    ],
    negated: false,
    unless:
      /\bnon-?exclusive(?!.{0,200}[^-]\bexclusive\b)|\bexclusive (?:jurisdiction|venue|remed\w+|property|owner)|\bexclusive of (?:tax|any)|\bsole and exclusive remed/i,
    heading: /exclusiv|appointment|grant/i,
    base: 0.4,
    sure: 0.75,
  },
  {
    category: 'No-Solicit Of Customers',
    any: [
      /\b(?:not|never|refrain|neither|nor)\b.{0,200}\b(?:solicit|call upon|divert|entice|induce|contact|interfere)\w{0,5}\b.{0,160}\b(?:customers?|clients?|accounts?|distributors?|suppliers?|dealers?|franchisees?)\b/i,
    ],
    negated: true,
    unless: /\bemployment of\b|\bunsolicited\b/i,
    heading: /solicit|compet|restrict/i,
    base: 0.2,
    sure: 0.75,
  },
  {
    category: 'No-Solicit Of Employees',
    any: [
      /\b(?:not|never|refrain|neither|nor)\b.{0,200}\b(?:solicit|hire|employ|recruit|entice|induce|engage|offer employment)\w{0,5}\b.{0,160}\b(?:employees?|personnel|staff|employed|contractors?|consultants?|director or officer)\b/i,
    ],
    negated: true,
    unless:
      /\b(?:shall|will) not be (?:deemed|considered|construed)|\bnot (?:an |be )?employees? of|\btax|\bwithhold|\binsurance\b|\bthird[- ]party beneficiar/i,
    heading: /solicit|hir(?:e|ing)|employ|compet/i,
    base: 0.05,
    sure: 0.8,
  },
  {
    category: 'Non-Disparagement',
    any: [
      /\bdisparag\w{1,6}\b/i,
      /\b(?:not|no)\b.{0,120}\b(?:derogatory|damage the (?:reputation|goodwill)|bring .{0,30} into disrepute)\b/i,
    ],
    negated: true,
    base: 0.5,
  },
  {
    category: 'Termination For Convenience',
    any: [
      /\b(?:terminat\w{1,5}|cancel\w{0,6})\b.{0,160}\b(?:for convenience|without cause|for any reason|for no reason|with or without cause|at any time|in its sole discretion|at will|without reason)\b/i,
      /\b(?:at any time|for any reason|without cause|with or without cause|for convenience)\b.{0,120}\b(?:terminat\w{1,5}|cancel)\b/i,
      /\b(?:may|right to|entitled to) (?:terminate|cancel) this (?:agreement|contract)\b.{0,60}\b(?:upon|by|on|with) (?:giving )?(?:at least |not less than )?(?:\w+ )?\(?\d{1,3}\)? days?'? (?:prior )?(?:written )?notice\b/i,
    ],
    unless: /\b(?:breach|default|insolven|bankrupt|fails? to|failure)\b/i,
    heading: /terminat|term\b/i,
    base: 0.2,
    sure: 0.4,
  },
  {
    category: 'Rofr/Rofo/Rofn',
    any: [
      /\b(?:right|rights|option) of first (?:refusal|offer|negotiation|notice|opportunity)\b/i,
      /\bfirst (?:right|option|opportunity|refusal)\b.{0,60}\b(?:to|of|for)\b/i,
    ],
    base: 0.65,
  },
  {
    category: 'Change Of Control',
    any: [
      /\bchange (?:of|in) (?:the )?control\b/i,
      /\b(?:merger|merges?|consolidat\w+|acquisition|acquired|sale)\b.{0,200}\b(?:all or substantially all|substantially all|controlling interest|majority|voting)\b.{0,200}\b(?:terminat|consent|notice|assign|notify)\w{0,6}\b/i,
      /\b(?:terminat|consent|notice|assign|notify)\w{0,6}\b.{0,200}\b(?:merger|consolidation|acquisition|change of (?:ownership|control)|sale of (?:all|substantially|a majority))\b/i,
    ],
    negated: true,
    heading: /assign|change|control|terminat/i,
    base: 0.2,
    sure: 0.5,
  },
  {
    category: 'Anti-Assignment',
    any: [
      /\b(?:not|neither|nor|no)\b.{0,160}\b(?:assign|assigned|assignable|assignment|transfer|transferred|delegate)\b.{0,200}\b(?:consent|approval|permission|authori[sz]ation|agreement)\b/i,
      /\b(?:not|neither)\b.{0,60}\b(?:assign|assigned|assignable)\b/i,
      /\b(?:assign|transfer)\w{0,5}\b.{0,120}\bwithout\b.{0,60}\b(?:consent|approval|permission)\b/i,
      /\bassign\w{0,5}\b.{0,80}\b(?:null and void|void)\b/i,
    ],
    negated: true,
    unless:
      /\bperson assigned|\bassigned to (?:it|them|him) (?:in|under) (?:this|section)|\bmeanings? assigned|\bassigned personnel/i,
    heading: /assign|transfer|successors/i,
    base: 0.45,
    sure: 0.85,
  },
  {
    category: 'Revenue/Profit Sharing',
    any: [
      /\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)\)?.{0,100}\b(?:net (?:sales?|revenues?|profits?|proceeds|income)|gross (?:sales?|revenues?|profits?|receipts|margin|proceeds)|revenues?|profits?)\b/i,
      /\b(?:share|split|divide|pay)\w{0,4}\b.{0,80}\b(?:net|gross|advertising|total)?\s?(?:revenues?|profits?)\b.{0,80}(?:%|\bpercent|\bequally|\bshare)/i,
      /\broyalt(?:y|ies)\b.{0,100}(?:\d\s?%|\bpercent\b)/i,
      /\b(?:revenue|profit)[- ]shar(?:e|ing)\b/i,
      /\bcommissions?\b.{0,100}(?:\d\s?%|\bpercent\b)/i,
    ],
    unless: /\blate|\binterest at|\bunderpay|\bunderstat|\baudit|\bdiscrepanc/i,
    heading: /royalt|revenue|commission|payment|fees|profit|compensation/i,
    base: 0.5,
    sure: 0.75,
  },
  {
    category: 'Price Restrictions',
    any: [
      /\b(?:price|prices|fee|fees|rate|rates|charges?)\b.{0,120}\b(?:increase|increased|raise|raised|adjust\w*|change\w*)\b.{0,160}\b(?:not|no more|exceed|only|once|maximum|limited|cap|CPI|consumer price)\b/i,
      /\b(?:not|no)\b.{0,60}\b(?:increase|raise|change|reduce)\b.{0,60}\b(?:price|prices|fees?|rates?|charges?)\b/i,
      /\bprices?\b.{0,60}\b(?:shall|will) (?:remain|be) (?:fixed|firm)\b/i,
    ],
    negated: true,
    heading: /pric|fees|rates|charges/i,
    base: 0.15,
    sure: 0.16,
  },
  {
    category: 'Minimum Commitment',
    any: [
      /\bminimum (?:annual |monthly |quarterly |purchase |order |aggregate |guaranteed |net |number |amount |royalt|quantit|commitment|payment|volume|sales|fee|revenue|spend|guarantee|\w+ (?:purchase|commitment|quantit|royalt|amount|guarantee|order))\w*/i,
      /\b(?:shall|will|must|agrees? to|commits? to) (?:purchase|order|buy|pay|sell)\b.{0,60}\b(?:at least|no less than|not less than|a minimum of)\b/i,
    ],
    unless: /\binsurance|\bcoverage\b|\bminimum (?:wage|rating)|\bper occurrence|\bno minimum\b/i,
    heading: /minimum|commitment|purchase|royalt|quota/i,
    base: 0.45,
    sure: 0.75,
  },
  {
    category: 'Volume Restriction',
    any: [
      /\b(?:not|no more than|up to|maximum of|exceed\w*|in excess of)\b.{0,80}\b(?:\d[\d,]*|maximum|limit)\b.{0,60}\b(?:users?|units|hours|copies|licen[cs]es|transactions|impressions|seats|gigabytes|calls|appearances|servers?)\b/i,
    ],
    negated: true,
    unless: /\binsurance|\bliabilit|\bhours'? notice|\bwithin\b/i,
    base: 0.45,
  },
  {
    category: 'Ip Ownership Assignment',
    any: [
      /\b(?:hereby )?(?:irrevocably )?assigns?\b.{0,200}\b(?:right,? title|intellectual property|inventions?|copyrights?|patents?|work product|trademarks?|developments?|improvements?)\b/i,
      /\b(?:work(?:s)?[- ](?:made[- ])?for[- ]hire|works? made for hire)\b/i,
      /\b(?:shall|will) (?:be|become|remain)\b.{0,60}\b(?:sole|exclusive)\b.{0,30}\bproperty of\b/i,
      /\b(?:agrees? to|shall|will) (?:and hereby does )?assign\b.{0,160}\b(?:right|title|interest|ownership|intellectual|patent|copyright|invention)/i,
    ],
    unless:
      /\bassigns? this (?:agreement|contract)|\bassign (?:this|its rights (?:and|or) (?:obligations|duties))|\bsuccessors and assigns\b|\bconfidential information (?:shall|will|is)/i,
    heading: /intellectual|ownership|proprietary|property|work product|invention|improvement/i,
    base: 0.45,
    sure: 0.65,
  },
  {
    category: 'Joint Ip Ownership',
    any: [
      /\b(?:jointly own(?:ed)?|joint(?:ly)? (?:own|ownership|owners|hold|held)|co-?own(?:ed|ership|ers)?|owned jointly|own jointly|joint (?:inventions?|patents?|technology|improvements?|IP|intellectual))\b/i,
    ],
    unless: /\bjointly and severally\b(?!.{0,200}own)/i,
    base: 0.45,
  },
  {
    category: 'License Grant',
    any: [
      /\b(?:hereby )?grants?\b.{0,140}\b(?:licen[cs]e|right to use|right and licen[cs]e|sublicen[cs]e|permission to use|right to (?:market|sell|distribute|manufacture|reproduce|display))\b/i,
      /\b(?:is|are) (?:hereby )?granted\b.{0,80}\b(?:licen[cs]e|right to use)\b/i,
      /\b(?:non-?exclusive|exclusive|royalty-free|limited|non-?transferable)\b.{0,80}\blicen[cs]e (?:to|under|during)\b/i,
    ],
    unless:
      /\b(?:licen[cs]es?) (?:required|issued) by\b|\bno licen[cs]e\b|\bconfidential information\b.{0,100}\bnot\b|\bnothing\b/i,
    heading: /licen[cs]e|grant|trademark|intellectual|use of/i,
    base: 0.65,
    sure: 0.9,
  },
  {
    category: 'Non-Transferable License',
    any: [
      /\bnon-?\s?(?:transferable|assignable|sublicen[cs]able)\b/i,
      /\b(?:not|no right to|without the right to)\b.{0,60}\b(?:sublicen[cs]e|transfer)\w{0,4}\b.{0,80}\b(?:licen[cs]e|software|rights?|marks?|products?)\b/i,
    ],
    negated: true,
    base: 0.7,
  },
  {
    category: 'Affiliate License-Licensor',
    any: [
      /\bgrants?\b.{0,200}\blicen[cs]e\b.{0,250}\b(?:owned|controlled|held|licen[cs]ed) by\b.{0,60}\baffiliates?\b/i,
      /\b(?:and|or) its affiliates\b.{0,40}\b(?:hereby )?grants?\b.{0,100}\blicen[cs]e/i,
    ],
    base: 0.25,
  },
  {
    category: 'Affiliate License-Licensee',
    any: [
      /\bgrants?\b.{0,80}\b(?:and|or) (?:its|their|each of its)\b.{0,30}\b(?:affiliates?|subsidiaries)\b.{0,160}\b(?:licen[cs]e|right)/i,
      /\blicen[cs]e\b.{0,200}\b(?:sublicen[cs]e|extend|use by)\w{0,4}\b.{0,60}\b(?:affiliates?|subsidiaries)\b/i,
    ],
    base: 0.45,
  },
  {
    category: 'Unlimited/All-You-Can-Eat-License',
    any: [
      /\b(?:unlimited|enterprise|site)[- ](?:wide )?(?:licen[cs]e|use|usage|number of (?:users|copies|seats|licen[cs]es))\b/i,
      /\blicen[cs]e\b.{0,120}\bunlimited (?:number|users|right|copies|use)\b/i,
    ],
    base: 0.2,
  },
  {
    category: 'Irrevocable Or Perpetual License',
    any: [
      /\b(?:perpetual|irrevocabl[ey])\b.{0,120}\b(?:licen[cs]e|sublicen[cs]e|right to use|right and licen[cs]e)\b/i,
      /\blicen[cs]e\b.{0,120}\b(?:perpetual|irrevocable|in perpetuity|shall survive)\b/i,
    ],
    unless: /\bconfidential\b.{0,80}\bperpetual|\bnot\b.{0,30}\bperpetual/i,
    base: 0.9,
  },
  {
    category: 'Source Code Escrow',
    any: [
      /\bescrow\b.{0,200}\bsource (?:code|material)/i,
      /\bsource (?:code|material)s?\b.{0,200}\bescrow/i,
      /\bescrow agent\b.{0,160}\b(?:software|deposit material|release)/i,
    ],
    base: 0.75,
  },
  {
    category: 'Post-Termination Services',
    any: [
      /\b(?:upon|after|following|on) (?:the |any )?(?:effective date of )?(?:the )?(?:earlier )?(?:expiration|termination|expiry|cancellation)\b.{0,300}\b(?:shall|will|must|agrees? to|may continue)\b/i,
      /\b(?:shall|will|may)\b.{0,160}\b(?:following|after|upon) (?:the |any )?(?:effective date of )?(?:the )?(?:expiration|termination|expiry)\b.{0,120}\b(?:days|months|period|sell|inventory|transition|wind|return|cease|continue)\b/i,
      /\b(?:transition (?:services|assistance|period)|wind-?down|sell-?off period|last[- ](?:time )?buy)\b/i,
    ],
    unless: /\bconfidential information\b|\bsurvive\b|\bdisclosing party|\bsolicit|\bcompete\b/i,
    heading: /terminat|expir|effect|transition/i,
    negated: true,
    base: 0.15,
    sure: 0.3,
  },
  {
    category: 'Audit Rights',
    any: [
      /\b(?:audit|inspect|examine|review)\w{0,4}\b.{0,120}\b(?:books|records|accounts|premises|facilit\w+|sites?)\b/i,
      /\b(?:books|records)\b.{0,160}\b(?:audit\w{0,4}|inspect\w{0,4}|examin\w{0,6}|available)\b/i,
      /\bright to (?:audit|inspect)\b/i,
    ],
    unless: /\b(?:court|public) records\b|\bopportunity to (?:review|examine)|\bhas (?:reviewed|examined)/i,
    heading: /audit|record|inspect|books/i,
    base: 0.5,
    sure: 0.75,
  },
  {
    category: 'Uncapped Liability',
    any: [
      /\b(?:except|other than|excluding|exception|notwithstanding|shall not apply|do(?:es)? not apply|nothing)\b.{0,300}\b(?:indemnif\w+|confidential\w*|gross negligence|wil+ful|fraud|infringement|personal injury|death)\b.{0,300}\b(?:liab\w+|damages|limit\w*)\b/i,
      /\b(?:limit\w*|exclusions?|liab\w+)\b.{0,200}\b(?:shall not apply|do(?:es)? not apply|not limit)\b.{0,200}\b(?:indemnif\w+|confidential\w*|gross negligence|wil+ful|fraud|infringement|death|breach)\b/i,
      /\b(?:unlimited|uncapped|without limit(?:ation)? (?:of|as to) liability)\b.{0,60}\bliab/i,
      /\bliab\w+\b.{0,60}\b(?:unlimited|uncapped|without limit)\b/i,
    ],
    negated: true,
    unless:
      /\bforce majeure|\bshall not be (?:uncapped|unlimited)|\bno liability (?:shall|is|will be) (?:uncapped|unlimited)/i,
    heading: /liab|limit|damages/i,
    base: 0.05,
    sure: 0.6,
  },
  {
    category: 'Cap On Liability',
    any: [
      /\bliab\w{2,6}\b.{0,240}\b(?:exceed|limited to|greater than|in excess of|capped)\b/i,
      /\b(?:in no event|under no circumstances|not|neither|no)\b.{0,160}\b(?:liable|liability|responsible)\b.{0,260}\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost profits|loss of profits)\b/i,
      /\b(?:waive|excluded?|disclaim)\w{0,3}\b.{0,120}\b(?:consequential|punitive|exemplary|indirect)\b.{0,40}\bdamages\b/i,
      /\b(?:no|any) (?:action|claim|suit)\b.{0,160}\b(?:more than|later than|within)\b.{0,40}\b(?:years?|months?)\b.{0,60}\b(?:after|from|of)\b/i,
    ],
    negated: true,
    unless: /\binsurance\b.{0,120}\blimit|\bper occurrence\b/i,
    heading: /liab|limit|damages|remed/i,
    base: 0.5,
    sure: 0.95,
  },
  {
    category: 'Liquidated Damages',
    any: [
      /\bliquidated damages?\b/i,
      /\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|payment|penalty)s?\b/i,
      /\b(?:not|rather than|and not) (?:as )?a penalty\b/i,
      /\bpay\b.{0,60}\bpenalt(?:y|ies)\b/i,
    ],
    unless: /\bno (?:termination|cancellation) (?:fee|charge|penalt)|\bwithout (?:any )?(?:termination fee|penalty)/i,
    base: 0.55,
  },
  {
    category: 'Warranty Duration',
    any: [
      /\bwarrant(?:y|s|ies)\b.{0,240}\b(?:period of|for|within)\b.{0,40}\b(?:days?|months?|years?)\b/i,
      /\bwarranty period\b.{0,120}\b(?:days?|months?|years?)\b/i,
    ],
    unless: /\bnotice\b.{0,30}\bterminat|\bproduct liability insurance|\bhas (?:not )?been\b/i,
    heading: /warrant/i,
    base: 0.2,
    sure: 0.8,
  },
  {
    category: 'Insurance',
    any: [
      /\b(?:maintain|carry|procure|obtain|keep|provide|secure|effect)\w{0,3}\b.{0,120}\b(?:insurance|coverage|policy of insurance)\b/i,
      /\b(?:additional (?:named )?insured|certificates? of insurance|insurance polic(?:y|ies)|general liability)\b/i,
    ],
    unless: /\binsurance (?:agent|broker|regulat|commissioner|licen[cs]e)|\bhealth insurance portability/i,
    heading: /insur/i,
    base: 0.65,
    sure: 0.85,
  },
  {
    category: 'Covenant Not To Sue',
    any: [
      /\b(?:not|never|nor|neither|refrain)\b.{0,160}\b(?:contest|challenge|attack|dispute|oppose|impair|question)\w{0,3}\b.{0,160}\b(?:validity|ownership|title|rights?|registration|marks?|patents?|enforceability)\b/i,
      /\bcovenant(?:s)? not to sue\b/i,
      /\b(?:not|never)\b.{0,60}\b(?:sue|bring any (?:action|claim|suit)|assert any claim|institute any)\b/i,
      /\b(?:releases?|waives?|discharges?)\b.{0,60}\b(?:any and all|all) (?:claims|actions|causes)\b/i,
    ],
    negated: true,
    unless: /\bone year|\bjurisdiction\b|\bin good faith\b.{0,30}\bdisput/i,
    base: 0.5,
  },
  {
    category: 'Third Party Beneficiary',
    any: [
      /\b(?:intended )?third[- ]party beneficiar(?:y|ies)\b/i,
      /\b(?:enforce|benefit)\w{0,5}\b.{0,80}\bas (?:a |an )?(?:intended |express )?third[- ]part(?:y|ies)\b/i,
    ],
    unless: /\b(?:no|not|nothing|neither|without)\b.{0,200}\bthird[- ]part(?:y|ies)(?:'s)?(?: beneficiar| any)/i,
    base: 0.65,
  },
];

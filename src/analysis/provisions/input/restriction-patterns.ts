import type { ClausePattern } from './clause-pattern';

const NOT =
  '(?:shall|will|may|must|agrees?|undertakes?|covenants?)\\s(?:that\\s\\w{2,12}\\s(?:shall|will)\\s)?(?:not|neither|never)\\b';

/** Competition, exclusivity and conduct. */
export const RESTRICTION_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Most Favored Nation',
    any: [
      /\bmost[- ]favou?red\b/i,
      /\b(?:no less|not less|at least as|as|more) favou?rable\b.{0,120}\b(?:any other|other|third part|similar)\w{0,4}\b.{0,80}\b(?:customers?|purchasers?|licensees?|distributors?|part(?:y|ies)|buyers?|persons?|accounts?)\b/i,
      /\b(?:lower|better|more favou?rable)\s(?:prices?|rates?|terms|fees?|royalt\w+)\b.{0,120}\b(?:any other|third part\w+|another)\b/i,
      /\b(?:more|less) (?:favou?rabl[ey]|advantageous)\b.{0,60}\bthan\b/i,
      /\b(?:lower|lowest|higher|less|greater)\b.{0,60}\b(?:prices?|rates?|fees?|royalt\w+)\b.{0,120}\b(?:any|other|another)\b.{0,30}\b(?:customers?|clients?|licensees?|distributors?|purchasers?|third part\w+)\b/i,
      /\bgrants?\b.{0,30}\bto (?:any other|another|any third)\b.{0,200}\bthen\b/i,
      /\b(?:lowest|best) price\b.{0,60}\b(?:any|other|anyone|anybody)\b/i,
      /\bno other (?:customer|client|buyer|dealer|partner)\b.{0,40}\b(?:pays?|gets?)\b.{0,30}\b(?:less|better|more)\b/i,
    ],
    negated: true,
    unless: /\bindemnif|\bgoverning\b/i,
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
      /\b(?:can't|cannot|won't|must not|may not|may never|will not|must never)\b.{0,120}\b(?:compet(?:e|es|ing|itive|itor|itors)|rivals?|similar (?:business|restaurant|shop|work)|work for (?:any|an) ?other)\b/i,
    ],
    negated: true,
    unless: /\bcompetitive (?:bid|pric|rate|market)|\bexclusive (?:remed|jurisdiction)|\bconfidential information\b/i,
    heading: /compet|restrictive covenant/i,
  },
  {
    category: 'Exclusivity',
    any: [
      /\b(?:grants?|appoints?|granted|appointed|engages?|retains?)\b.{0,160}\b(?:sole and )?exclusive(?:ly)?\b(?!\s(?:remed|jurisdiction|venue|property))/i,
      /\bexclusive(?:ly)?\b.{0,40}\b(?:right|licen[cs]e|distributor|distribution|provider|supplier|source|agent|sponsor|manufactur\w+|basis|dealing|rights|partner|representative|territory|purchas\w+)\b/i,
      /\b(?:all|100%) of (?:its|their|the \w+'s) requirements\b/i,
      /\bshall (?:purchase|obtain|source|buy|procure|order|use)\b.{0,80}\b(?:exclusively|solely|only) (?:from|through|by)\b/i,
      /\bshall not\b.{0,160}\b(?:purchase|sell|license|market|distribute|supply|appoint|promote|offer)\b.{0,160}\b(?:other than|any other|any third party|competing|competitive)\b/i,
      /\b(?:only|sole) (?:supplier|distributor|dealer|reseller|seller|agent|provider|retailer|franchise)\b/i,
      /\b(?:won't|will not|must not|can't|may not)\b.{0,20}\b(?:sell|supply|buy|appoint|use|deal|work)\b.{0,60}\b(?:anyone else|anybody else|someone else|any other (?:supplier|dealer|agent|shop|client))\b/i,
    ],
    negated: false,
    unless:
      /\bnon-?exclusive(?!.{0,200}[^-]\bexclusive\b)|\bexclusive (?:jurisdiction|venue|remed\w+|property|owner)|\bexclusive of (?:tax|any)|\bsole and exclusive remed/i,
    heading: /exclusiv|appointment|grant/i,
  },
  {
    category: 'No-Solicit Of Customers',
    any: [
      /\b(?:solicit|divert|entice|take) away\b.{0,80}\b(?:customers?|clients?|business|custom)\b/i,
      /\b(?:not|never|refrain|neither|nor)\b.{0,200}\b(?:solicit|call upon|divert|entice|induce|contact|interfere)\w{0,5}\b.{0,160}\b(?:customers?|clients?|accounts?|distributors?|suppliers?|dealers?|franchisees?)\b/i,
      /\b(?:can't|won't|may not|must not|neither|don't)\b.{0,80}\b(?:approach|contact|poach|go after|take away|do work for|work for)\b.{0,60}\b(?:customers?|clients?)\b/i,
    ],
    negated: true,
    unless: /\bemployment of\b|\bunsolicited\b/i,
    heading: /solicit|compet|restrict/i,
  },
  {
    category: 'No-Solicit Of Employees',
    any: [
      /\b(?:not|never|refrain|neither|nor)\b.{0,200}\b(?:solicit|hire|employ|recruit|entice|induce|engage|offer employment)\w{0,5}\b.{0,160}\b(?:employees?|personnel|staff|employed|contractors?|consultants?|director or officer)\b/i,
      /\b(?:can't|cannot|won't|may not|must not|neither)\b.{0,60}\b(?:hire|poach|recruit|take on|offer (?:a )?jobs?)\b.{0,60}\b(?:staff|people|employees|workers|team)\b/i,
    ],
    negated: true,
    unless:
      /\b(?:shall|will) not be (?:deemed|considered|construed)|\bnot (?:an |be )?employees? of|\btax|\bwithhold|\binsurance\b|\bthird[- ]party beneficiar/i,
    heading: /solicit|hir(?:e|ing)|employ|compet/i,
  },
  {
    category: 'Non-Disparagement',
    any: [
      /\bdisparag\w{1,6}\b/i,
      /\b(?:not|no)\b.{0,120}\b(?:derogatory|damage the (?:reputation|goodwill)|bring .{0,30} into disrepute)\b/i,
      /\b(?:derogatory|defam\w+|denigrat\w+|tarnish\w*|disrepute|ridicule|false light)\b/i,
      /\b(?:injur\w+|harm\w*|damag\w+|advers\w+|detriment\w*|undermin\w+)\b.{0,60}\b(?:reputation|goodwill|image)\b/i,
      /\b(?:say|speak|talk|post)\w*\b.{0,40}\b(?:bad|badly|ill of|negative)\b/i,
    ],
    negated: true,
    sure: /\b(?:not|never|neither|refrain from)\b(?: \w+,?){0,8} disparag(?:e|ing)\b(?!.{0,60}\b(?:marks?|trademarks?|logos?|names?)\b)/i,
  },
  {
    category: 'Rofr/Rofo/Rofn',
    any: [
      /\b(?:right|rights|option) of first (?:refusal|offer|negotiation|notice|opportunity)\b/i,
      /\bfirst (?:right|option|opportunity|refusal)\b.{0,60}\b(?:to|of|for)\b/i,
      /\b(?:must|has to|have to|shall|will) first offer\b/i,
      /\bfirst chance\b/i,
      /\bmatch (?:any|the|that) offer\b/i,
    ],
  },
  {
    category: 'Covenant Not To Sue',
    any: [
      /\b(?:not|never|nor|neither|refrain)\b.{0,160}\b(?:contest|challenge|attack|dispute|oppose|impair|question)\w{0,3}\b.{0,160}\b(?:validity|ownership|title|rights?|registration|marks?|patents?|enforceability)\b/i,
      /\bcovenant(?:s)? not to sue\b/i,
      /\b(?:not|never)\b.{0,60}\b(?:sue|bring any (?:action|claim|suit)|assert any claim|institute any)\b/i,
      /\b(?:releases?|waives?|discharges?)\b.{0,60}\b(?:any and all|all) (?:claims|actions|causes)\b/i,
      /\b(?:can't|won't|never|not|neither)\b.{0,40}\b(?:sues?|take .{0,30} to court|fight our)\b/i,
      /\bgives? up\b.{0,40}\bclaims?\b/i,
    ],
    negated: true,
    unless: /\bone year|\bjurisdiction\b|\bin good faith\b.{0,30}\bdisput/i,
  },
  {
    category: 'Third Party Beneficiary',
    any: [
      /\b(?:intended )?third[- ]party beneficiar(?:y|ies)\b/i,
      /\b(?:enforce|benefit)\w{0,5}\b.{0,80}\bas (?:a |an )?(?:intended |express )?third[- ]part(?:y|ies)\b/i,
      /\b(?:is|are|be|being|as|made)\b(?: \w+){0,4} third[- ]party beneficiar/i,
      /\b(?:except|other than)\b.{0,240}\b(?:no|nothing|not|solely)\b.{0,240}\b(?:benefits?|rights?|remed\w+|beneficiar\w+|confer)\b/i,
      /\b(?:no|nothing|not|solely)\b.{0,240}\b(?:third[- ]part\w+|other person|any person)\b.{0,240}\b(?:except|other than)\b/i,
      /\b(?:can|may) enforce (?:this|these) (?:agreement|contract|terms|promise)\b/i,
    ],
    sure: /^(?!.{0,600}\b(?:no|not|nothing|neither|nor|without|solely)\b).{0,600}\b(?:is|are|be|as|made|deemed)\b(?: \w+){0,4} third[- ]party beneficiar/i,
    // A denial with an exception says who is one: "Except for the Indemnitees, there are no third party beneficiaries."
    unless:
      /^(?!.{0,600}\b(?:except|other than)\b).{0,600}\b(?:no|not|nothing|neither|without)\b.{0,200}\bthird[- ]part(?:y|ies)(?:'s)?(?: beneficiar| any)/i,
    negated: true,
  },
];

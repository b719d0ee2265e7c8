import type { ClausePattern } from './clause-pattern';

/** Intellectual property and licences. */
export const PROPERTY_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Ip Ownership Assignment',
    any: [
      /\b(?:hereby )?(?:irrevocably )?assigns?\b.{0,200}\b(?:right,? title|intellectual property|inventions?|copyrights?|patents?|work product|trademarks?|developments?|improvements?)\b/i,
      /\b(?:work(?:s)?[- ](?:made[- ])?for[- ]hire|works? made for hire)\b/i,
      /\b(?:shall|will) (?:be|become|remain)\b.{0,60}\b(?:sole|exclusive)\b.{0,30}\bproperty of\b/i,
      /\b(?:agrees? to|shall|will) (?:and hereby does )?assign\b.{0,160}\b(?:right|title|interest|ownership|intellectual|patent|copyright|invention)/i,
      /\b(?:makes?|made|creates?|created|writes?|written|invents?|invented|develops?|produces?|produced)\b.{0,100}\b(?:belongs? to|(?:is|are|becomes?) (?:the \w+'s|owned by|ours|yours))\b/i,
      /\b(?:hands? over|gives?|transfers?)\b.{0,30}\b(?:all rights?|the copyright) in\b/i,
    ],
    unless:
      /\bassigns? this (?:agreement|contract)|\bassign (?:this|its rights (?:and|or) (?:obligations|duties))|\bsuccessors and assigns\b|\bconfidential information (?:shall|will|is)/i,
    heading: /intellectual|ownership|proprietary|property|work product|invention|improvement/i,
  },
  {
    category: 'Joint Ip Ownership',
    any: [
      /\b(?:jointly own(?:ed)?|joint(?:ly)? (?:own|ownership|owners|hold|held)|co-?own(?:ed|ership|ers)?|owned jointly|own jointly|joint (?:inventions?|patents?|technology|improvements?|IP|intellectual))\b/i,
      /\bboth own\b|\bown\b.{0,40}\btogether\b|\bbelongs? to both\b/i,
    ],
    unless: /\bjointly and severally\b(?!.{0,200}own)/i,
  },
  {
    category: 'License Grant',
    any: [
      /\b(?:hereby )?grants?\b.{0,140}\b(?:licen[cs]e|right to use|right and licen[cs]e|sublicen[cs]e|permission to use|right to (?:market|sell|distribute|manufacture|reproduce|display))\b/i,
      /\b(?:is|are) (?:hereby )?granted\b.{0,80}\b(?:licen[cs]e|right to use)\b/i,
      /\b(?:non-?exclusive|exclusive|royalty-free|limited|non-?transferable)\b.{0,80}\blicen[cs]e (?:to|under|during)\b/i,
      /\b(?:lets?|gives?)\b.{0,60}\b(?:right to use|licen[cs]e|use (?:its|our|the|their|your) (?:\w+ ){0,2}(?:songs?|names?|logos?|brand|software|photos?|pictures?|marks?|program|patents?))\b/i,
      /\b(?:may|can) use (?:the|our|its|their|\w+'s) (?:\w+ ){0,2}(?:software|app|trade ?marks?|logos?|brand|photos?|pictures|program)\b/i,
    ],
    unless:
      /\b(?:licen[cs]es?) (?:required|issued) by\b|\bno licen[cs]e\b|\bconfidential information\b.{0,100}\bnot\b|\bnothing\b/i,
    heading: /licen[cs]e|grant|trademark|intellectual|use of/i,
  },
  {
    category: 'Non-Transferable License',
    any: [
      /\bnon-?\s?(?:transferable|assignable|sublicen[cs]able)\b/i,
      /\b(?:not|no right to|without the right to)\b.{0,60}\b(?:sublicen[cs]e|transfer)\w{0,4}\b.{0,80}\b(?:licen[cs]e|software|rights?|marks?|products?)\b/i,
      /\b(?:can't|cannot|may not|must not)\b.{0,30}\b(?:transfer|share|resell|lend|rent out|pass on)\b.{0,60}\b(?:it|licen[cs]e|login|software)\b/i,
    ],
    negated: true,
  },
  {
    category: 'Affiliate License-Licensor',
    any: [
      /\bgrants?\b.{0,200}\blicen[cs]e\b.{0,250}\b(?:owned|controlled|held|licen[cs]ed) by\b.{0,60}\baffiliates?\b/i,
      /\b(?:and|or) its affiliates\b.{0,40}\b(?:hereby )?grants?\b.{0,100}\blicen[cs]e/i,
      /\b(?:on behalf of|for) (?:itself|themselves) and\b.{0,80}\b(?:aff?ill?iates?|subsidiaries|group)\b.{0,120}\b(?:grants?|licen[cs]es?)\b/i,
      /\b(?:will|shall) cause\b.{0,80}\b(?:affiliates?|subsidiaries|members? of)\b.{0,80}\b(?:grant|licen[cs]e)\b/i,
      /\b(?:owned|controlled|held|licen[cs]ed)\b.{0,60}\bby\b.{0,60}\b(?:or|and) (?:any of |one of )?(?:its|their)\b.{0,20}\b(?:affiliates?|subsidiar\w+)\b/i,
    ],
  },
  {
    category: 'Affiliate License-Licensee',
    any: [
      /\bgrants?\b.{0,80}\b(?:and|or) (?:its|their|each of its)\b.{0,30}\b(?:affiliates?|subsidiaries)\b.{0,160}\b(?:licen[cs]e|right)/i,
      /\bgrants?\b.{0,40}\bto\b.{0,60}\b(?:and|or) (?:to )?(?:its|the|their|each)\b.{0,40}\b(?:affiliates?|subsidiaries|group)\b/i,
      /\blicen[cs]e\b.{0,200}\b(?:sublicen[cs]e|extend|use by)\w{0,4}\b.{0,60}\b(?:affiliates?|subsidiaries)\b/i,
      /\bgives?\b.{0,60}\band (?:its|their|your)\b.{0,20}\b(?:affiliates|group companies|subsidiaries)\b/i,
      /\b(?:affiliates|group companies|sister companies|subsidiaries)\b.{0,20}\b(?:may|can) (?:also )?use\b/i,
    ],
  },
  {
    category: 'Unlimited/All-You-Can-Eat-License',
    any: [
      /\b(?:unlimited|enterprise|site)[- ](?:wide )?(?:licen[cs]e|use|usage|number of (?:users|copies|seats|licen[cs]es))\b/i,
      /\blicen[cs]e\b.{0,120}\bunlimited (?:number|users|right|copies|use)\b/i,
      /\bunlimited\b.{0,60}\b(?:rights?|licen[cs]es?|numbers?|use|access|runs|copies|users|seats|exhibitions?|telecasts?)\b/i,
      /\b(?:any number of|as many|as often as)\b.{0,60}\b(?:copies|users|times|wishes|uses|exhibitions?)\b/i,
      /\bno limit on\b.{0,30}\b(?:users|computers|copies|use)\b/i,
    ],
  },
  {
    category: 'Irrevocable Or Perpetual License',
    any: [
      /\b(?:perpetual|irrevocabl[ey])\b.{0,120}\b(?:licen[cs]e|sublicen[cs]e|right to use|right and licen[cs]e)\b/i,
      /\blicen[cs]e\b.{0,120}\b(?:perpetual|irrevocable|in perpetuity|shall survive)\b/i,
      /\b(?:licen[cs]e|right to use)\b.{0,80}\b(?:never ends|for ?ever|for good|for all time|(?:can't|cannot) (?:be )?(?:take|taken) (?:it )?(?:back|away))\b/i,
    ],
    unless: /\bconfidential\b.{0,80}\bperpetual|\bnot\b.{0,30}\bperpetual/i,
  },
  {
    category: 'Source Code Escrow',
    any: [
      /\bescrow\b.{0,200}\bsource (?:code|material)/i,
      /\bsource (?:code|material)s?\b.{0,200}\bescrow/i,
      /\bescrow agent\b.{0,160}\b(?:software|deposit material|release)/i,
    ],
  },
];

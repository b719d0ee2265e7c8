/** Sources of patterns for the everyday words in which plain contracts give rights and duties. No capturing groups inside. */

/** 'may', 'can', 'is free to': a right. 'may not' and 'can never' are none. */
export const MAY =
  "(?:(?:may|can)(?! not\\b| never\\b| only\\b)|(?:is|are) (?:free|allowed) to|(?:has|have) the right to|(?:do|does)(?: not|n't) need a reason to)";
/** 'must', 'has to', 'will': a duty in words that contracts of the old style hardly use. */
export const MUST = '(?:must|(?:has|have|needs?) to|will|agrees? to|promises? to)(?! not\\b| never\\b)';
/** 'must not', 'can't', 'will never': a ban. */
export const MUST_NOT =
  "(?:(?:must|may|can|will|shall) (?:not|never)|cannot|can't|won't|mustn't|(?:may|can) no longer|(?:is|are) not allowed to|(?:isn't|aren't) allowed to|(?:has|have) no right to|(?:is|are) forbidden to|(?:do|does) not have the right to|(?:agrees?|promises?) (?:not|never) to)";
/** 'whenever it likes', 'without a reason': nothing has to have happened. */
export const AT_WILL =
  '(?:whenever|at any (?:time|moment)|any (?:time|day)\\b|for any reason|for no reason|without (?:a |any |giving (?:a |any )?|having a )?reasons?|when (?:it|he|she|they|you|we) (?:likes?|wants?|pleases?|chooses?)|as (?:it|he|she|they|we) (?:likes?|pleases?))';
/** 'right away', 'the same day': with no time between. */
export const AT_ONCE =
  '(?:at once|right away|straight away|immediately|on the spot|the same day|without (?:notice|warning))';

/** Words with which a sentence takes all, or leaves it to one side: the more of them a paper has, the likelier it means what is grave in it. */
export const HARSH: readonly string[] = [
  '{sole,absolute,own} {discretion,opinion,judg(e)ment}',
  'at any time, for any reason, no reason, any reason or none',
  'without {notice,cause,reason,refund,liability,limit,consent,telling,asking,compensation}',
  'waive*, irrevocabl*, forfeit*, perpetual*, whatever, whatsoever, regardless, solely, in no event, any and all',
  'unlimited, final and binding, {non-,not }refundable, nonrefundable, immediately, everything, however caused, even if, never',
  'all {loss,losses,claims,costs}',
  'no {right,claim,refund,liability,limit}',
];

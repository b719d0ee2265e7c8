/** What is done about a breach so that the contract goes on: 'cure it', 'puts it right'. The notation is that of `phrases.ts`. */
export const MENDING: readonly string[] = [
  'cur{e,es,ed,ing,able}',
  'uncured',
  'remed{y,ies,ied,ying,iable}',
  'unremedied',
  'rectif{y,ies,ied,ying}',
  'correct({s,ed,ing})',
  'mend({s,ed,ing})',
  'repair({s,ed,ing})',
  'fix({es,ed,ing})',
  'make(s) {it,this,that} good',
  'made {good,it good}',
  '{put,set}({s,ting}) ~3 right',
  'sort({s,ed,ing}) ~3 out',
  'clear({s,ed,ing}) {it,this,that,them} up',
];

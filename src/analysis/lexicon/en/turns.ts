import { EXCEPTING } from './exceptions';

/** With these a sentence that seems to grant something takes it: 'shall not cease to be secret by reason of its having been known'. */
export const TURNS: readonly string[] = [
  'not cease to be',
  '{is,are} prohibited',
  '{may,can}(,) but {need,is,are} not',
  '{confidential,secret,applies,apply} (also )even if',
  'notwithstanding that it',
];

/** What is so said is no permission, unless an exception is made. */
export const BANS: readonly string[] = [
  '{may,shall,must,will} not',
  'cannot',
  'prohibited',
  'not {permitted,allowed,entitled}',
  'no right to',
  'neither',
];

/** Where a sentence makes an exception, or denies a ban, its ban is not all that it says. */
export const MAKES_EXCEPTION: readonly string[] = [
  ...EXCEPTING,
  'provided',
  'however',
  'unless',
  'but',
  'notwithstanding',
  'construed',
  '{limit,prevent,restrict,prevented,restricted,limited}(s)',
];

/** What is so said may be done and need not: nobody can count on it. */
export const NO_DUTIES: readonly string[] = [
  'need not',
  '{is,are} not {obliged,obligated,required,bound}',
  'no {obligation,duty}',
  '{its,his,her,their} sole discretion',
];

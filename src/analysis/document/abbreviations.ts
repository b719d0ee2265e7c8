import { opensWithCapital, opensWithDigit, withoutStart } from '../lexicon/characters';

/** A code of law by its first letters: 'C.R.S. 6-1-716', 'R.S.O. 1990', '18 U.S.C. § 1833', 'N.Y. Gen. Bus. Law'. */
const INITIALS = /^(?:[A-Z]\.){2,5}$/;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** States and words of the titles of their statutes: 'Cal. Civ. Code', 'Mass. Gen. Laws ch. 149', 'Tex. Prop. Code Ann. § 5'. */
const OF_CODES = words(
  'Ala Ariz Ark Cal Colo Conn Del Fla Ga Haw Ill Ind Kan Ky La Mass Md Mich Minn Miss Mo Mont Neb Nev Okla Or Ore Pa Tenn Tex Va Vt Wash Wis Wyo Civ Crim Proc Bus Prof Com Gov Govt Lab Ins Fin Fam Prop Prob Pen Gen Comp Cons Rev Stat Stats Ann Admin Fed Reg Regs Tit Ch Subd Pub Supp Cir',
);
/** What goes on with the title of a statute. */
const GOES_ON = words(
  'Code Codes Law Laws Stat Stats Statutes Rev Gen Comp Cons Civ Crim Bus Lab Ins Fin Fam Prop Prob Pen Com Gov Govt Admin Ann Tit Title Ch Chapter Sec Section Art Article Reg Regs Regulations Rules Pub Proc Prof',
);
/** Before a figure: 'of Rs. 2,25,000', 'min. 3 months', 'excl. 20% VAT'. */
const BEFORE_A_FIGURE = words('Rs INR Nr nr min Min max Max ca Ca incl Incl excl Excl ext Ext qty Qty');
/** Before a name: 'at 412 Mt. Vernon Road', 'Ft. Worth'. */
const BEFORE_A_NAME = words('Mt Ft Capt');

const OPENING_SIGNS = '(["\'“‘';
const SECTION_SIGNS = ['§', '¶'];

/** Whether the full stop at the end of a text belongs to an abbreviation with which what comes next goes on. */
export function endsInAbbreviation(text: string, next: string): boolean {
  if (!text.endsWith('.')) return false;
  const [before = '', last = ''] = text.slice(-40).split(' ').slice(-2);
  const word = withoutStart(last, OPENING_SIGNS);
  const bare = word.slice(0, -1);
  const figure = opensWithDigit(next);
  // 'In 30 min. 4 more'.
  if (BEFORE_A_FIGURE.has(bare)) return figure && !opensWithDigit(before);
  if (BEFORE_A_NAME.has(bare)) return opensWithCapital(next);
  if (!INITIALS.test(word) && !OF_CODES.has(bare)) return false;
  const [first = ''] = next.split(' ');
  // 'Sold by the I.R.S. 5. Payment.'
  if (figure) return !first.endsWith('.');
  return SECTION_SIGNS.includes(next.charAt(0)) || GOES_ON.has(first.split('.')[0] ?? '');
}

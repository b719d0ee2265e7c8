import { asRole } from './aliases';
import { isNatural, type PartyMention } from './mention';

/** Behind the last of a list, what each of it is called: '(each a "Member" and collectively the "Members")', '(each of them, an "Owner")'. */
const EACH =
  /\((?:hereinafter |being )?(?:each|individually|severally)(?: individually| of (?:them|whom|which))?,?(?: being| is)?,? an? "([^"]{2,40}?),?"/i;
/** What all of it are called: '(the "Members")', '(collectively, the "Partners")'. */
const ALL =
  /^[^(]{0,140}\((?:hereinafter )?(?:(?:collectively|together|jointly),? )?(?:(?:referred to|called|known) (?:as )?)?(?:the )?"([^"]{2,40}s),?"/i;

/** In characters: what is told of one of a list ends where the next begins, but for his title. */
const MOST_BETWEEN = 8;

/** The mentions of a list, each called what the words behind the last of it say that all are called, where it is called nothing before. */
export function withRolesOfList(list: readonly PartyMention[]): PartyMention[] {
  const told = [...list];
  for (const [at, { details }] of list.entries()) {
    const each = EACH.exec(details)?.[1];
    const all = ALL.exec(details)?.[1];
    const role = asRole(each ?? all ?? '-');
    if (role === null) continue;
    for (let before = at - 1; before >= 0; before--) {
      const [one, next] = [told[before], told[before + 1]];
      // 'Acme Ltd and Ann and Bo Lee (the "Sellers")': of firms and persons only some may be called so.
      const areAlike = each !== undefined || [one, next].every((other) => other && isNatural(other.name));
      if (one?.role !== null || !next || !areAlike || next.start - one.end > one.details.length + MOST_BETWEEN) break;
      told[before] = { ...one, role };
    }
  }
  return told;
}

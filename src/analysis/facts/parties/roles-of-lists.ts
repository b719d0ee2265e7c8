import { asRole } from './aliases';
import { isNatural, type PartyMention } from './mention';
import { namesRole } from './role-words';

/** Behind the last of a list, what each of it is called: '(each a "Member" and collectively the "Members")', '(each of them, an "Owner")'. */
const EACH =
  /\((?:hereinafter |being )?(?:each|individually|severally)(?: individually| of (?:them|whom|which))?,?(?: being| is)?,? an? "([^"]{2,40}?),?"/i;
/** What all of it are called: '(the "Members")', '(collectively, the "Partners")'. */
const ALL =
  /^[^(]{0,140}\((?:hereinafter )?(?:(?:collectively|together|jointly),? )?(?:(?:referred to|called|known) (?:as )?)?(?:the )?"([^"]{2,40}s),?"/i;

/** '(parties 1 and 2 being collectively the "Founders" and each a "Founder")'. */
const ALL_AND_EACH =
  /\((?:[^()"]{0,60} )?(?:collectively|together|jointly),? (?:being )?(?:the )?"[^"]{2,40}" and each(?: of them)?,? (?:being )?an? "([^"]{2,40}?),?"/i;
/** 'Ann Lee, ..., and Bo Lee, ..., hereinafter jointly called "the Sellers"'. */
const JOINTLY_CALLED =
  /\bhere(?:in)?after (?:jointly|collectively|together)(?: and severally)? (?:(?:referred to|called|known|styled) )?(?:as )?(?:the )?"([^"]{2,40}?),?"/i;
/** 'The "Trust" and, together with Lee, each a "Seller"': what is said of one before as well. */
const TOGETHER_WITH =
  /\btogether with (?:the )?"?(\p{Lu}[^",;()]{2,40})"?,? each (?:individually )?an? "([^"]{2,40}?),?"/u;

/** In characters: what is told of one of a list ends where the next begins, but for his title. */
const MOST_BETWEEN = 8;

/** The mentions of a list, each called what the words behind the last of it say that all are called, where it is called nothing before. */
export function withRolesOfList(list: readonly PartyMention[]): PartyMention[] {
  const told = list.map((mention) => asTogether(mention, list));
  for (const [at, { details }] of list.entries()) {
    const each = (EACH.exec(details) ?? ALL_AND_EACH.exec(details))?.[1];
    const all = (ALL.exec(details) ?? JOINTLY_CALLED.exec(details))?.[1];
    const role = asRole(each ?? all ?? '-');
    if (role === null) continue;
    for (let before = at - 1; before >= 0; before--) {
      const [one, next] = [told[before], told[before + 1]];
      // 'Acme Ltd and Ann and Bo Lee (the "Sellers")': of firms and persons only some may be called so.
      const areAlike = each !== undefined || [one, next].every((other) => other && isNatural(other.name));
      if (
        one?.role !== null ||
        !next ||
        namesRole(one.name) ||
        !areAlike ||
        next.start - one.end > one.details.length + MOST_BETWEEN
      )
        break;
      told[before] = { ...one, role };
    }
  }
  return told;
}

/** One who is a 'Seller' by what is said of another: 'together with Lee, each a "Seller"'. */
function asTogether(mention: PartyMention, list: readonly PartyMention[]): PartyMention {
  const called = mention.role ?? mention.name;
  if (namesRole(called)) return mention;
  const said = list.flatMap(({ details }) => {
    const [, whom, role = '-'] = TOGETHER_WITH.exec(details) ?? [];
    return whom?.trim().toLowerCase() === called.toLowerCase() ? (asRole(role) ?? []) : [];
  });
  return said[0] && namesRole(said[0]) ? { ...mention, role: said[0] } : mention;
}

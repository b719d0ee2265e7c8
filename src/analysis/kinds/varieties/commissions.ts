import { type Words, wording } from '../../lexicon/words';
import { consulting } from '../declarations/consulting';
import { contractor } from '../declarations/contractor';
import { eventServices } from '../declarations/event-services';
import { ipLicence } from '../declarations/ip-licence';
import { licence } from '../declarations/licence';
import { musicLicence } from '../declarations/music-licence';
import { publishing } from '../declarations/publishing';
import { servicesAgreement } from '../declarations/services-agreement';
import { defineVariety, type VarietyDeclaration } from './define-variety';

/** What all commissions speak of: the fee, the day, the changes, the rights, the name. */
const FEE = wording('fee, price, pay, pays, paid, invoice(s)');
const DELIVERY = wording('deliver, delivers, delivered, delivery, hand in, finals, deadline, by {the end of ,}\\d*');
const CHANGES = wording('change(s), round(s), corrections, revision(s), queries, retouch*, redo, approv*, amendments');
const RIGHTS = wording('copyright, rights, licen{c,s}e, own(s), ownership');
const NAME = wording("credit, credited, {my,your,the artist's,the translator's,the composer's} name, title page");

/** Whose own paper of another kind it is: a grant of what exists, a job. */
const OTHERS: Words =
  'the Author {grants,hereby,shall,warrants}, recording commitment, the Label, lessee, wages, payroll';

interface Commission {
  id: string;
  label: string;
  creator: string;
  roles: readonly string[];
  deal: string;
  head: RegExp;
  own: RegExp;
  never?: Words;
  examples: readonly string[];
  nearMisses: readonly string[];
}

/** Who makes a work for another is paid as a contractor, and grants or keeps the rights; a publisher or a maker of films that only takes what is there commissions nothing. */
function commission({ id, label, creator, roles, deal, head, own, never, ...papers }: Commission): VarietyDeclaration {
  const client = [...contractor.sides[0].roles, 'publisher', 'press', 'producer', 'production company', 'film company'];
  return defineVariety({
    id,
    labels: [{ label }],
    as: contractor,
    of: [contractor, servicesAgreement, consulting],
    unlessTitled: [publishing, musicLicence, licence, ipLicence, eventServices],
    sides: [
      { label: 'Client', roles: [...client, 'patron', 'gallery'] },
      { label: creator, roles: [...contractor.sides[1].roles, ...roles] },
    ],
    deal,
    head,
    speaksOf: [FEE, DELIVERY, CHANGES, RIGHTS, NAME, own],
    least: 5,
    never: wording(never ? [OTHERS, never].join(', ') : OTHERS),
    ...papers,
  });
}

/** Works that one makes for another: translations, pictures, photographs, music, works of art. */
export const COMMISSIONS: readonly VarietyDeclaration[] = [
  commission({
    id: 'translation',
    label: 'Translation agreement',
    creator: 'Translator',
    roles: ['translator', 'interpreter'],
    deal: 'the {contractor} translates for the {client}',
    head: wording([
      '{I,you,the translator}( {will,shall,would,can,agree to,am to,are to,is to}) translate(s)',
      "{I'll,you'll,I'd} translate, translator(s) {agreement,contract}, translation {agreement,contract,commission,services}",
      'per {source,target} word, per thousand {English ,source ,target ,}words',
      '{self-employed,freelance} translator, the translator {shall,will} {provide,render,deliver}',
    ]),
    own: wording('word(s), page(s), manuscript, source, draft'),
    never:
      'the translation rights, machine translation {engine,service}, {this,the} {English,original} {version,text} prevails',
    examples: [
      'Acme Press Ltd\nDear Ann,\nThe memoir into English\nYou will translate the memoir of 70,000 words for Acme Press Ltd.\n1. We pay £95 per thousand words, a third when you sign and the rest on your invoice.\n2. You deliver the whole by 30 June 2027.\n3. Corrections are made once at no charge.\n4. Copyright stays yours; we get the licence to print it.\n5. Your name stands on the title page.\nIf you agree, sign this letter; it is our contract.\nFor Acme Press Ltd: Tom Reed\nAgreed: Ann Lee, translator',
      'FRAMEWORK AGREEMENT FOR TRANSLATION SERVICES\nconcluded between Acme Words GmbH ("Agency") and Ann Lee, self-employed translator ("Translator")\n1. The Translator provides translations and revisions on the basis of single orders.\n2. EUR 1.65 for each line of 55 characters; invoices are paid within 30 days.\n3. The Translator delivers on the day that the order names, and corrects mistakes once.\n4. Rights in the translations and drafts pass on payment.\nSigned: Ann Lee\nFor the Agency: Tom Reed',
    ],
    nearMisses: [
      'DISTRIBUTION AGREEMENT\nAcme Mills Ltd (the "Supplier") and Borel BV (the "Distributor").\n1. The Distributor pays for translation services, words and pages of the manuals, and delivers them.\n2. Price, corrections and copyright as in Schedule 1. Credit 30 days.\nSigned: Ann Lee\nSigned: Tom Reed',
      'PUBLISHING AGREEMENT\nLantern Press Ltd (the "Publisher") and Owen Blake (the "Author").\n1. The Author grants the Publisher the right to print, and to have others translate, the work.\n2. Delivery of manuscript. 70,000 words by May.\n3. Advance. £4,000.\n4. Corrections and proofs. Name on the title page. Copyright.',
    ],
  }),
  commission({
    id: 'illustration',
    label: 'Illustration agreement',
    creator: 'Illustrator',
    roles: ['illustrator'],
    deal: 'the {contractor} makes pictures for the {client}',
    head: wording([
      'illustrator(s), illustrate, illustrates, illustrations, pencil roughs',
      'full{ ,-}{colour,color,page}( {colour,color}) {picture,drawing,spread,plate}(s)',
    ]),
    own: wording('rough(s), pencil sketches, finished art, final art(work), spreads, vignettes'),
    never: 'photographer, the illustrations to be supplied by the Author',
    examples: [
      'Acme Books Ltd\nDear Ann,\nThe Owl: illustrations\nYou will make twenty illustrations for our book. Roughs by May, finished art by June.\nWe pay £4,000, a third when you sign and the rest when you deliver.\nTwo rounds of changes are in the fee.\nCopyright stays yours; we have the licence to print them.\nYour name stands on the title page.\nIf you agree, sign this letter; it is our contract.\nFor Acme Books Ltd: Tom Reed\nAgreed: Ann Lee, illustrator',
    ],
    nearMisses: [
      'AUTHOR AGREEMENT\nLantern Press Ltd (the "Publisher") and Owen Blake (the "Author").\n1. Manuscript and illustrations are delivered by May.\n2. Advance. £4,000. Copyright, licence, changes, credit.',
      'ARTWORK LICENCE\n1. The artwork. Twelve drawings that I finished. Copyright is mine; you may print them on tins.\n2. The fee. $700.\n3. Changes need my approval.\n4. Credit: my name on each tin.',
    ],
  }),
  commission({
    id: 'photography',
    label: 'Photography agreement',
    creator: 'Photographer',
    roles: ['photographer'],
    deal: 'the {contractor} takes pictures for the {client}',
    head: wording([
      'photographer, photography {agreement,contract,services,terms,commission,brief}, {I,we,you}( {will,shall}) photograph',
      '(photo )shoot {day,days}, photo shoot',
      "{I'll,we'll} photograph, {catalogue,product,food,interior,portrait} shoot",
    ]),
    own: wording(
      '{finished,edited,final,retouched} {picture,photograph,image,photo}(s), contact sheet, raw files, gallery',
    ),
    never: [
      'wedding, bride, groom, ceremony, reception, christening, birthday, prom, couple, event date, party of',
      'model release form, stock library',
    ],
    examples: [
      'Ann Lee Photography\nTo: Acme Restaurants Ltd\nPhotographs for the menus: our agreement\nI will photograph forty dishes on two shoot days and deliver 90 finished pictures within ten days.\nThe fee is £3,000, a third of it when you sign.\nChanges: one round is in the price.\nCopyright stays mine, and you have a licence for menus and website. Credit: my name on the site.\nIf you agree, sign below; then we both shall be bound.\nAnn Lee\nAgreed, for Acme Restaurants Ltd: Tom Reed',
    ],
    nearMisses: [
      'PROPOSAL: A NEW WEBSITE\nAcme Web Ltd ("we") for Borel Ltd ("you").\n1. We build the site for a fee of £4,000 and deliver drafts in June; two rounds of changes.\n2. Not included: photography and stock images. You supply the final photos.\n3. Copyright passes to you on payment of our invoice. We credit ourselves in the footer.\nSigned: Ann Lee',
      'WEDDING PHOTOGRAPHY CONTRACT\nAnn Lee (the "Photographer") and Tom Reed (the "Client").\n1. The Photographer covers the ceremony and the reception.\n2. Fee. £1,800.\n3. Edited pictures are delivered in six weeks, with one round of changes.\n4. Copyright stays with the Photographer. Credit.',
    ],
  }),
  commission({
    id: 'music-commission',
    label: 'Music commission',
    creator: 'Composer',
    roles: ['composer', 'musician', 'arranger'],
    deal: 'the {contractor} makes music for the {client}',
    head: wording([
      '{you,I,the composer}( {will,shall,agree to,are to,am to}) compose(s), commission of (original )music, original {music,score}',
      'music commission, composer {agreement,contract}, commissioned {music,score,work of music}',
    ]),
    own: wording('cue(s), stem(s), score, sketches, demo(s), recording(s), final files, minutes of music, performance'),
    never: 'recording artist, songwriter, controlled composition*',
    examples: [
      'ACME FILMS LTD\nDear Ann,\nCommission of original music for our film\nYou shall compose and record 30 minutes of music. Sketches by May; final files delivered by June.\nOur fee is £4,000.\nTwo rounds of changes for each cue.\nCopyright stays yours; we have the licence to use it in the film.\nCredit: "Music by Ann Lee".\nThis letter is governed by the law of India.\nFor Acme Films Ltd: Tom Reed\nAccepted and agreed: Ann Lee',
    ],
    nearMisses: [
      'SYNCHRONISATION LICENCE\nAnn Lee (the "Licensor") and Acme Films Ltd (the "Licensee").\n1. The track "Low Tide", with stems delivered by May.\n2. Fee. £900. Invoice.\n3. Edits need approval.\n4. Copyright stays with the Licensor. Credit.',
    ],
  }),
  commission({
    id: 'art-commission',
    label: 'Art commission',
    creator: 'Artist',
    roles: ['artist', 'sculptor', 'painter', 'muralist', 'maker'],
    deal: 'the {contractor} makes a work of art for the {client}',
    head: wording([
      '{mural,portrait,sculpture,statue,mosaic,stained glass,painting,public art} {commission,commissioning}(s)',
      'commission of {a,an,the} {mural,portrait,sculpture,statue,mosaic,painting,work of art,artwork}, art(work) commission(ing)',
      '{paint,create,carve,make} {a,the,your,one} {mural,portrait,sculpture,statue,mosaic}',
    ]),
    own: wording('sketch(es), maquette, design(s), canvas, bronze, install*, primer, varnish, studio'),
    never: 'walls and ceilings, exhibition, consign*, gallery commission, resale, photographer',
    examples: [
      'MURAL COMMISSION AGREEMENT\nAcme Housing Ltd (the "Client") and Ann Lee (the "Artist").\n1. The Artist paints a mural after the sketch that the Client approves.\n2. Fee. £6,000, in three invoices.\n3. Delivery by 30 June.\n4. Copyright stays with the Artist, whose licence lets the Client show it.\n5. Credit. The Artist is named on a plate.',
    ],
    nearMisses: [
      'PAINTING CONTRACT\nAnn Lee (the "Contractor") and Tom Reed (the "Owner").\n1. The Contractor paints the walls and ceilings of the house with primer.\n2. Price. £3,000.\n3. Changes in writing. Delivery by May.',
    ],
  }),
];

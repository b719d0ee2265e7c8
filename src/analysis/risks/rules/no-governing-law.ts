import { pagesRead } from '../../document/coverage';
import { STANDALONE } from '../../kinds/contract-kind';
import { mentions } from '../../statements/search';
import { defineRule, missingTerm } from '../rule';

export const noGoverningLaw = defineRule({
  id: 'no-governing-law',
  label: 'Governing law missing',
  family: 'disputes',
  severity: {
    medium: 'which law applies is a lawsuit of its own',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: STANDALONE,
  witness: { silence: ['Governing Law'] },
  find(reading) {
    if (reading.facts.governingLaw.status !== 'absent') return null;
    if (
      mentions(
        reading,
        /\bgovern(?:ed|ing)\b.{0,60}\blaws?\b|\blaws? of\b.{0,60}\bgovern|\blaws? governs?\b|\bthe laws? of\b.{0,60}\bappl(?:y|ies)\b|\bapplication of (?:the )?\w+ law\b|\b[A-Z][a-z]+ law (?:applies|governs|controls|decides)\b|\bfollows the laws? of\b|\bgoverned by\b.{0,60}\b(?:law|legislation|code)/i,
      )
    )
      return null;
    return missingTerm(
      reading,
      'medium',
      `No choice of governing law was found ${pagesRead(reading.contract)}.`,
      'Name the governing law and the courts or arbitration that decide disputes.',
    );
  },
});

import { animalCare, livery } from './animal-care';
import { COMMISSIONS } from './commissions';
import type { VarietyDeclaration } from './define-variety';
import { residentialCare } from './residential-care';
import { settledDispute } from './settled-dispute';
import { studentRoom } from './student-room';

/** All varieties; the first that fits a paper is told. */
export const VARIETIES: readonly VarietyDeclaration[] = [
  livery,
  animalCare,
  studentRoom,
  residentialCare,
  settledDispute,
  ...COMMISSIONS,
];

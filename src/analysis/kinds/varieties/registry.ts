import { animalCare, livery } from './animal-care';
import { childminding, childrensCamp, drivingLessons, tutoring } from './children';
import { COMMISSIONS } from './commissions';
import type { VarietyDeclaration } from './define-variety';
import { goodsSubscription } from './goods-subscription';
import { homeCare } from './home-care';
import { homeServicePlan, homeServiceTerms } from './home-service-plan';
import { cleaning, gymMembership, interiorDesign } from './household';
import { mooring, parking, storage, venueHire } from './places';
import { residentialCare } from './residential-care';
import { saleForAnother } from './sale-for-another';
import { settledDispute } from './settled-dispute';
import { studentRoom } from './student-room';

/** All varieties; the first that fits a paper is told. */
export const VARIETIES: readonly VarietyDeclaration[] = [
  saleForAnother,
  livery,
  animalCare,
  studentRoom,
  residentialCare,
  homeCare,
  settledDispute,
  childrensCamp,
  childminding,
  drivingLessons,
  tutoring,
  gymMembership,
  goodsSubscription,
  homeServicePlan,
  homeServiceTerms,
  mooring,
  storage,
  parking,
  venueHire,
  cleaning,
  interiorDesign,
  ...COMMISSIONS,
];

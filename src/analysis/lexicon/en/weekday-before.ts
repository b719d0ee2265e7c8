import { perhaps } from '../words';

/** 'Monday, ' before a day, where it is written. */
export const WEEKDAY_BEFORE = perhaps(
  '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Mon,Tue,Wed,Thu,Fri,Sat,Sun}(.)(,)',
  ' ',
  perhaps('the '),
);

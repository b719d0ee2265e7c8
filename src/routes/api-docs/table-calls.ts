import type { CallDescription } from './calls';

/** The calls of the table of contracts, likewise. */
export const TABLE_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /api/table/columns': {
    summary: 'The columns that can be picked for the table of the own contracts',
    notes:
      'Those that every contract has, and the questions that were asked of one of them, with how many say something there.',
    who: 'user',
    answer: 'TableColumns',
  },
  'POST /api/table': {
    summary: 'A page of the table of the own contracts',
    notes:
      'At most 30 columns, 20 filters and 200 rows. Contracts stand in it whose cells are not written yet (`isListed`). Grouped, `groups` counts each and rows stand in their order. With `contracts` these rows alone are answered, whatever the filters.',
    who: 'user',
    answer: 'TableAnswer',
  },
  'POST /api/table/values': {
    summary: 'What the own contracts have in a column',
    notes: 'As the table would be grouped by it, at most 500; the keys are what a filter takes as `values`.',
    who: 'user',
    answer: 'TableValues',
  },
  'POST /api/table/usual': {
    summary: 'What most of the own contracts of a kind have in these columns',
    notes:
      'More than half of those that say something there for certain, and at least three. Of questions and facts in which a difference says something.',
    who: 'user',
    answer: 'UsualAnswer',
  },
  'POST /api/table/export/:format': {
    summary: 'All rows of a table to take along',
    notes:
      '`format` is csv or xlsx. Columns that rest on words of the contract have their pages and what is to be said of them beside them.',
    who: 'user',
    answer: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: { 404: 'There is no such format.', 413: 'The table is too long: it has to be filtered first.' },
  },
  'GET /api/table/views': {
    summary: 'The views of the table: those that everybody has, then the own ones',
    who: 'user',
    answer: 'ViewList',
  },
  'POST /api/table/views': {
    summary: 'Keep a view under a name',
    who: 'user',
    status: 201,
    answer: 'ViewAnswer',
    errors: { 409: 'There is a view of that name, or there are as many as one may have.' },
  },
  'PUT /api/table/views/:id': {
    summary: 'Rename a view, or change what it shows',
    who: 'owner',
    answer: 'ViewAnswer',
    errors: { 409: 'There is a view of that name.' },
  },
  'DELETE /api/table/views/:id': { summary: 'Delete a view', who: 'owner', answer: 'Done' },
};

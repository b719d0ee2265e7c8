/** What an import needs, loaded with the first: one chunk for all of it, since each further one would split what the pages share into more pieces. */
export { importsStore } from '../../stores/imports';
export { ImportPanel } from './import-panel';
export { UnsentNotice } from './unsent-notice';

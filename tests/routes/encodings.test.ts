import { expect, test } from 'bun:test';
import { contentDisposition } from '../../src/routes/content-disposition';
import { chooseEncoding } from '../../src/routes/encodings';

const BOTH = { br: true, gzip: true };

test.each([
  [null, BOTH, 'identity'],
  ['', BOTH, 'identity'],
  ['gzip, deflate, br, zstd', BOTH, 'br'],
  ['gzip, deflate, br, zstd', { br: false, gzip: true }, 'gzip'],
  ['gzip, br', { br: false, gzip: false }, 'identity'],
  ['GZIP', BOTH, 'gzip'],
  ['*', BOTH, 'br'],
  ['br;q=0, *', BOTH, 'gzip'],
  ['br ; q=0.1, gzip;q=0.5', BOTH, 'gzip'],
  ['identity, gzip;q=0.5', BOTH, 'identity'],
  ['gzip;q=0, br;q=0.000', BOTH, 'identity'],
  ['*;q=0', BOTH, 'identity'],
  ['sdch;q=2, "', BOTH, 'identity'],
])('a client that accepts %j of %j gets %s', (accepted, there, encoding) => {
  expect(chooseEncoding(accepted, there)).toBe(encoding as ReturnType<typeof chooseEncoding>);
});

test.each([
  ['lease.pdf', 'filename=lease.pdf'],
  ['lease', 'filename=lease.pdf'],
  ['Our lease (2).PDF', 'filename="Our lease (2).PDF"'],
  ['50%41.pdf', `filename=50_41.pdf; filename*=UTF-8''50%2541.pdf`],
  ["Zoë's café.pdf", `filename="Zoe's cafe.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20caf%C3%A9.pdf`],
  ['../"a"\r\nSet-Cookie: x', 'filename="___a___Set-Cookie_ x.pdf"'],
  ['a\u202egnp.pdf', 'filename=a_gnp.pdf'],
  ['\ud800.pdf', `filename=_.pdf; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the name %j is sent as %s', (name, sent) => {
  expect(contentDisposition('attachment', name, '.pdf')).toBe(`attachment; ${sent}`);
});

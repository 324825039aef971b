import { expect, test } from 'vitest'
import { fileContentType, isAsNamed, isFileName, shownAs } from './document-file.ts'
import { isRelativePath, leadsOutside } from './file-path.ts'

test.each([
  ['Instruction.PDF', 'pdf', 'application/pdf'],
  ['part.jpg', 'image', 'image/jpeg'],
  ['part.JPEG', 'image', 'image/jpeg'],
  ['part.png', 'image', 'image/png'],
  ['part.bmp', 'image', 'image/bmp'],
  ['part.svg', 'image', 'image/svg+xml'],
  ['program.step', 'download', 'application/step'],
  ['list.xlsx', 'download', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['film.mp4', 'download', 'video/mp4'],
  ['unknown', 'download', 'application/octet-stream'],
] as const)('W-TOOL-33 %s is shown as %s', (name, shown, content) => {
  expect(shownAs(name)).toBe(shown)
  expect(fileContentType(name)).toBe(content)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a.pdf', bytes('%PDF-1.7'), true],
  ['a.pdf', bytes('<html>'), false],
  ['a.png', bytes('%PDF-1.7'), false],
  ['a.docx', Uint8Array.from([0x50, 0x4b, 3, 4]), true],
  ['a.docx', bytes('MZ program'), false],
  ['a.csv', bytes('one;two'), true],
  ['a.csv', Uint8Array.from([77, 90, 0, 1]), false],
])('what %s begins with decides whether it is one', (name, first, good) => expect(isAsNamed(name, first)).toBe(good))

test.each([
  ['Monteringsanvisning 12 (rev B).pdf', true],
  ['../a.pdf', false],
  ['a/b.pdf', false],
  ['.hidden.pdf', false],
  ['a.html', false],
  ['a.exe', false],
  ['', false],
])('the name %s of an upload is good: %s', (name, good) => expect(isFileName(name)).toBe(good))

test.each([
  ['http://plm.example/1', true],
  ['HTTPS://plm.example/1', true],
  ['httpfoo.pdf', false],
  ['http:foo', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  [' https://plm.example', false],
])('%s opens in a tab of its own: %s', (link, outside) => expect(leadsOutside(link)).toBe(outside))

test.each([
  ['instruction.pdf', true],
  ['M101/rev b/instruction.pdf', true],
  ['../secret.pdf', false],
  ['a/../../secret.pdf', false],
  ['/etc/passwd', false],
  ['\\\\server\\share\\a.pdf', false],
  ['//server/share/a.pdf', false],
  ['C:/a.pdf', false],
  ['a\u0000.pdf', false],
  ['.env', false],
  ['', false],
])('a path below the files: %s is good: %s', (path, good) => expect(isRelativePath(path)).toBe(good))

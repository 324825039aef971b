import { describe, expect, test } from 'vitest'
import { beginsAsNamed, isMediaName, type MediaFile, type MediaType, mediaType, suits } from '../ground/media-file.ts'
import { isUnchosen, newMedia, readMedia, resolveMedia } from './media-object.ts'

const file = (name: string): MediaFile => ({
  path: name,
  name,
  file_type: mediaType(name) as MediaType,
  size: 1,
  changed_at: '2026-01-31T07:00:00.000Z',
})
const files = ['zeta.png', 'M101.png', 'm101_NP-1.png', 'Alfa.PNG', 'film.mp4', 'logo.svg', 'sheet.pdf'].map(file)
const machine = { machine_id: 'M101', part_no: 'NP-1', status: 'R', evil: '../../etc/passwd' }
const found = (media: object, row: object | null = machine) =>
  resolveMedia(readMedia(media), { files, machine: (row ?? undefined) as typeof machine | undefined })?.name

describe('D-ENTITY-52 D-ENTITY-53 D-ENTITY-54-X a media object names the file', () => {
  test.each([
    ['select', { selection: '/serverfiles/zeta.png' }, 'zeta.png'],
    ['select, in other letters', { selection: 'ZETA.png' }, 'zeta.png'],
    ['select of what is gone', { selection: 'gone.png' }, undefined],
    ['select of another type', { selection: 'film.mp4' }, undefined],
    ['regex, first by name', { selectionMethod: 'regex', regexString: '\\.png$' }, 'Alfa.PNG'],
    ['regex that is none', { selectionMethod: 'regex', regexString: '(' }, undefined],
    ['the machine', { selectionMethod: 'machinebased', machineId: 'M101' }, 'M101.png'],
    [
      'machine and part',
      { selectionMethod: 'machinebased', machineId: ['M101'], machineParameters: ['machine_id', 'part_no'] },
      'm101_NP-1.png',
    ],
    ['a pattern', { selectionMethod: 'patternstring', patternString: '[machine_id]_[part_no].png' }, 'm101_NP-1.png'],
    ['a pattern that climbs', { selectionMethod: 'patternstring', patternString: '[evil]' }, undefined],
    ['a drawing as a picture', { selection: 'logo.svg' }, 'logo.svg'],
    ['a drawing as an icon', { fileType: 'icon', selection: 'logo.svg' }, 'logo.svg'],
    ['a picture as an icon', { fileType: 'icon', selection: 'zeta.png' }, undefined],
    ['a sheet', { fileType: 'pdf', selection: 'sheet.pdf' }, 'sheet.pdf'],
  ])('%s', (_, media, name) => expect(found(media)).toBe(name))

  test('without its machine there is no file', () => {
    expect(found({ selectionMethod: 'machinebased', machineId: ['M1'] }, null)).toBeUndefined()
    expect(isUnchosen(newMedia)).toBe(true)
    expect(readMedia('nonsense')).toEqual(newMedia)
  })
})

test.each([
  ['Hall B (2).png', true],
  ['Märkning åäö.jpeg', true],
  ['a.exe', false],
  ['.hidden.png', false],
  ['../a.png', false],
  ['a/b.png', false],
  ['a..png', false],
  ['a.png\0', false],
  ['page.html', false],
  [`${'x'.repeat(200)}.png`, false],
])('D-CALL-37-X a file may be called %s: %s', (name, may) => expect(isMediaName(name)).toBe(may))

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['a.png', '\x89PNG\r\n\x1a\n____', true],
  ['a.png', '<html><script>__', false],
  ['a.jpg', '\xff\xd8\xff\xe0', true],
  ['a.jpg', '\x89PNG\r\n\x1a\n', false],
  ['a.webp', 'RIFF....WEBPVP8 ', true],
  ['a.webp', 'RIFF....WAVE', false],
  ['a.mp4', '\0\0\0\x18ftypmp42', true],
  ['a.webm', '\x1aE\xdf\xa3', true],
  ['a.pdf', '%PDF-1.7', true],
  ['a.pdf', 'MZ', false],
  ['a.gif', 'GIF89a', true],
  ['a.bmp', 'BM', true],
  ['a.txt', 'text', false],
])('D-CALL-37-X %s that begins with %j is what it says: %s', (name, first, is) =>
  expect(beginsAsNamed(name, bytes(first))).toBe(is),
)

test('D-CALL-37-X every type is found by its own', () => {
  expect(['a.jpg', 'a.mp4', 'a.pdf', 'a.svg'].map(mediaType)).toEqual(['img', 'video', 'pdf', 'icon'])
  expect(suits('video', { file_type: 'img' })).toBe(false)
})

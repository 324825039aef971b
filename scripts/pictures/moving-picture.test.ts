import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { movingPicture } from './moving-picture.ts'

const word = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([word(data.length), body, word(crc32(body))])
}
/** One grey pixel of this width, its data in as many chunks. */
function png(grey: number, width = 1, parts = 1): Buffer {
  const data = deflateSync(Buffer.from([0, ...Array<number>(width).fill(grey)]))
  const cut = Math.ceil(data.length / parts)
  const pieces = Array.from({ length: parts }, (_, at) => chunk('IDAT', data.subarray(at * cut, (at + 1) * cut)))
  const header = Buffer.concat([word(width), word(1), Buffer.from([8, 0, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), ...pieces, chunk('IEND', Buffer.alloc(0))],
  ])
}
function chunks(picture: Buffer): { type: string; data: Buffer; whole: boolean }[] {
  const found = []
  for (let at = 8; at < picture.length; ) {
    const length = picture.readUInt32BE(at)
    const body = picture.subarray(at + 4, at + 8 + length)
    const whole = picture.readUInt32BE(at + 8 + length) === crc32(body)
    found.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4), whole })
    at += length + 12
  }
  return found
}

test('T-LOOK-72 frames follow each other in one picture, which is the first of them to who knows no others', () => {
  const picture = movingPicture([
    { png: png(10), ms: 500 },
    { png: png(20, 1, 2), ms: 1500 },
    { png: png(30), ms: 65_000 },
  ])
  const all = chunks(picture)
  expect(all.every(({ whole }) => whole)).toBe(true)
  expect(all.map(({ type }) => type)).toEqual([
    ...['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'fdAT', 'fcTL', 'fdAT', 'IEND'],
  ])
  expect(all[1]?.data.readUInt32BE(0)).toBe(3)
  // Frames and their data are numbered together, from 0 on and without a gap.
  const numbered = all.filter(({ type }) => type === 'fcTL' || type === 'fdAT')
  expect(numbered.map(({ data }) => data.readUInt32BE(0))).toEqual([0, 1, 2, 3, 4, 5])
  const delays = all.filter(({ type }) => type === 'fcTL').map(({ data }) => data.readUInt16BE(20))
  expect(delays).toEqual([500, 1500, 65_000])
})

test('T-LOOK-72 frames of two sizes, or none, are no moving picture', () => {
  expect(() => movingPicture([])).toThrow('needs frames')
  expect(() =>
    movingPicture([
      { png: png(1), ms: 1 },
      { png: png(1, 2), ms: 1 },
    ]),
  ).toThrow('one size')
})

import { deflateSync } from 'node:zlib'
import type { Plant } from '../fixtures/takt.ts'

/** What the example has stays. */
export async function dropMedia(plant: Plant): Promise<void> {
  await plant.sql(`delete from media_file where name <> 'hall-plan.svg'`)
}

/** A real picture of one colour, so that the browser draws it. */
export function picture(size: number, colour: readonly [number, number, number]): Buffer {
  const line = Buffer.from([0, ...Array.from({ length: size }, () => colour).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([size, body, sum])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

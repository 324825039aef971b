/**
 * Frames joined to one moving picture (APNG, as https://www.w3.org/TR/png-3 has it). Every browser and GitHub show it; the
 * frames stay what the browser drew, so that nothing is encoded anew and no library is needed.
 */
import { crc32 } from 'node:zlib'

export interface Frame {
  readonly png: Buffer
  readonly ms: number
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

export function movingPicture(frames: readonly Frame[]): Buffer {
  const [first] = frames
  if (!first) throw new Error('a moving picture needs frames')
  const header = headerOf(first.png)
  const out: Buffer[] = [SIGNATURE, chunk('IHDR', header), chunk('acTL', numbers(frames.length, 0))]
  // Frames and their parts are counted together.
  let sequence = 0
  for (const [at, { png, ms }] of frames.entries()) {
    if (!headerOf(png).equals(header)) throw new Error('frames of one moving picture have one size and kind of colour')
    out.push(chunk('fcTL', control(sequence++, header, ms)))
    for (const { data } of chunksOf(png).filter(({ type }) => type === 'IDAT')) {
      // The first frame is what a program sees that knows no moving pictures.
      out.push(at === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([numbers(sequence++), data])))
    }
  }
  return Buffer.concat([...out, chunk('IEND', Buffer.alloc(0))])
}

/** Sequence, size, place, delay; the frame is drawn over the one before it. */
function control(sequence: number, header: Buffer, ms: number): Buffer {
  const rest = Buffer.alloc(6)
  rest.writeUInt16BE(ms, 0)
  rest.writeUInt16BE(1000, 2)
  return Buffer.concat([numbers(sequence, header.readUInt32BE(0), header.readUInt32BE(4), 0, 0), rest])
}

function numbers(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * 4)
  return buffer
}

function headerOf(png: Buffer): Buffer {
  const [first] = chunksOf(png)
  if (first?.type !== 'IHDR') throw new Error('this is no PNG')
  return first.data
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))])
}

import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from '../files/byte-range.ts'

/** Whatever a file holds, as a page of its own it can do nothing. Browsers show no PDF in a sandbox: it has none. */
const HARMLESS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'"

interface Sent {
  readonly contentType: string
  readonly size: number
  /** Other bytes have another one. */
  readonly tag: string
  /** The bytes from the first to the last, both with them. */
  stream(from: number, to: number): Readable
}

/** A file with its type, in parts when parts are asked for, and not at all when the browser has it already. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: Sent): Promise<FastifyReply> {
  const tag = `"${file.tag}"`
  reply.headers({
    'content-security-policy': file.contentType === 'application/pdf' ? HARMLESS : `${HARMLESS}; sandbox`,
    // Revalidated every time: from a cache, somebody who has been signed out could go on opening files.
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: tag,
  })
  if (request.headers['if-none-match'] === tag) return await reply.code(304).send()
  reply.type(file.contentType)
  const fresh = (request.headers['if-range'] ?? tag) === tag
  const range = byteRange(fresh ? request.headers.range : undefined, file.size)
  if (range === 'none') return await reply.header('content-range', `bytes */${file.size}`).code(416).send()
  const [from, to] = range ?? [0, file.size - 1]
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`)
  reply.header('content-length', to - from + 1)
  return await reply.send(file.stream(from, to))
}

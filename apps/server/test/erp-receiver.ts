/** An ERP of a test's own: a real HTTP server on a port of this machine that remembers what it was sent. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly id: string
  readonly subject: string
  readonly card_no: string
  readonly body: Record<string, unknown>
  readonly text: string
  readonly headers: IncomingHttpHeaders
}

export interface ErpReceiver {
  readonly url: string
  readonly received: Received[]
  /** What it answers; it may also not answer at all. */
  answer: (message: Received, response: ServerResponse) => void
  close(): Promise<void>
}

export async function openErp(): Promise<ErpReceiver> {
  const received: Received[] = []
  const take = (_message: Received, response: ServerResponse) => void response.writeHead(200).end('{}')
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const body = JSON.parse(text) as Record<string, unknown>
    const { id, subject, card_no } = body as unknown as Received
    const message = { id, subject, card_no, body, text, headers: request.headers }
    received.push(message)
    erp.answer(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const erp: ErpReceiver = {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    answer: take,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return erp
}

export const refuses =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_message: Received, response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body)

export const takes = refuses(200, '{}')

/** As an ERP checks it, with the same words as docs/guide/connect-an-erp.md. */
export function isSigned({ text, headers }: Received, token: string): boolean {
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['takt-signature'])) ?? []
  return given === createHmac('sha256', token).update(`${seconds}.${text}`).digest('hex')
}

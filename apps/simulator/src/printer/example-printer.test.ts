import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { examplePrinter } from './example-printer.ts'

async function send(port: number, content: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.end(content)
  socket.resume()
  await once(socket, 'close')
}

test('the example printer prints whole labels and nothing else', async () => {
  const lines: string[] = []
  const { server, printed } = examplePrinter((line) => lines.push(line))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await send(port, '^XA\n^FO1,1^FD(00) 073500990000000010^FS\n^XZ\n')
  await send(port, 'GET / HTTP/1.1\r\n\r\n')
  await send(port, '^XA cut off')
  expect(printed).toHaveLength(1)
  expect(lines).toEqual(['label printed: (00) 073500990000000010'])
  server.close()
})

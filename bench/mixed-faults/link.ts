import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut in the middle of an answer, and stays where it is when the server comes back elsewhere. */
export interface Link {
  readonly url: string
  leadTo(port: number): void
  cut(): void
  close(): Promise<void>
}

export async function openLink(): Promise<Link> {
  const open = new Set<Socket>()
  let target = 0
  const keep = (socket: Socket, other: Socket) => {
    open.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      open.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    keep(near, far)
    keep(far, near)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of [...open]) socket.resetAndDestroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (port) => {
      target = port
    },
    cut,
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createServer } from 'node:net'

/** Asked before anything else is set up: a taken port is said at once and not after a minute of work. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port, host))))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  return `Port ${port} on ${host} cannot be opened: ${error.message}`
}

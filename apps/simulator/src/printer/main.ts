/** The label printers of the example plant as one process. It enters itself for every printer through the public calls. */
import type { AddressInfo } from 'node:net'
import { openCalls } from '../operators/calls.ts'
import { examplePrinter } from './example-printer.ts'

const HOST = '127.0.0.1'

const url = process.env.TAKT_URL || 'http://127.0.0.1:3000'
const company_key = process.env.COMPANY_KEY || 'example'
const password = process.env.ADMIN_PASSWORD || ''
const { server } = examplePrinter()
await new Promise<void>((resolve) => server.listen(Number(process.env.PRINTER_PORT || 0), HOST, resolve))
const { port } = server.address() as AddressInfo

interface Printer {
  readonly printer_no: string
  readonly printer_description: string
}

const calls = openCalls(url, { company_key, username: 'admin', password })
const printers = await calls.call<Printer>('get_printers', {})
for (const { printer_no, printer_description } of printers) {
  await calls.call('save_printer', { printer_no, printer_description, host: HOST, port })
}
console.log(`example printer: ${printers.length} printers print at ${HOST}:${port}`)

const end = () => {
  server.close(() => process.exit(0))
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
// With a parent that is gone nobody would ever end this process.
process.on('disconnect', end)

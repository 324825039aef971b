import { createStream } from 'rotating-file-stream'

/** How large the file of the log becomes, and how many older ones are kept beside it. */
export interface LogFileLimits {
  readonly size: `${number}M` | `${number}K`
  readonly files: number
}

const USUAL: LogFileLimits = { size: '10M', files: 9 }

/**
 * `server.log` in this folder. A full one becomes `server.1.log` and the oldest goes: a log that only grows fills the disk
 * that the database lies on.
 */
export function openLogFile(folder: string, { size, files }: LogFileLimits = USUAL) {
  const named = (index: number | Date | null) => (index ? `server.${index}.log` : 'server.log')
  const stream = createStream(named, { path: folder, size, rotate: files })
  // A full disk must not end the plant's server; what is said once here is all that can be said.
  stream.once('error', (error) => console.error(`The log cannot be written: ${error.message}`))
  stream.on('error', () => {})
  return {
    write: (line: string): void => void stream.write(`${line}\n`),
    close: (): Promise<void> => new Promise((resolve) => stream.end(resolve)),
  }
}

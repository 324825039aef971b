import { CallFailure, call, newRequestId } from '../../data/call/call.ts'
import { logEntry } from '../../data/call/client-log.ts'
import { say } from '../../data/words/use-text.ts'
import { notify } from '../notices.ts'

export interface PrintedFile {
  readonly name: string
  /** 0: it has none, and is named by hash and path. */
  readonly record_no: number
  readonly hash: string
  readonly path: string
}

interface Printer {
  readonly printer_no: string
  readonly printer_description: string
}

/** 'printing...' stays until the server has accepted the job; a failure says why and lets try again. */
export async function printFile(file: PrintedFile, printer: Printer, requestId = newRequestId()): Promise<void> {
  const { printer_no } = printer
  const over = notify.persistent(say('viewer.printing'), [])
  try {
    if (file.record_no > 0) {
      await call('print_file_by_record', { printer_no, record_no: file.record_no }, { requestId })
    } else await call('print_file', { hash: file.hash, path: file.path, printer_no }, { requestId })
    over()
    notify.success(say('viewer.printed', { name: file.name, printer: printer.printer_description }))
  } catch (problem) {
    over()
    if (!(problem instanceof CallFailure)) throw problem
    logEntry('error', 'print', `${file.name} was not printed: ${problem.message}`)
    const failed = `${say('viewer.print-failed', { name: file.name })}: ${problem.message}`
    const away = notify.persistent(failed, [
      {
        label: say('viewer.try-again'),
        run: () => {
          away()
          // A refusal was an answer: another try is another request. A lost one may have been accepted.
          void printFile(file, printer, problem.status === 0 ? requestId : newRequestId())
        },
      },
      { label: say('shell.close'), run: () => away() },
    ])
  }
}

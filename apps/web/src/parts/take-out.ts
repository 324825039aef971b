import { CallFailure, call } from '../data/call/call.ts'
import { saveFile } from '../device/save-file.ts'
import { notify } from './notices.ts'

/** Hands a list or a picture of one to the person as a file, once the trail has it: a file that nobody could tell of is not made. */
export async function takeOut(
  file: string,
  {
    rows,
    content,
    type = 'text/csv',
  }: { readonly rows: number; readonly content: string | Blob; readonly type?: string },
): Promise<void> {
  try {
    await call('tell_export', { file, rows })
  } catch (problem) {
    if (!(problem instanceof CallFailure)) throw problem
    return notify.failure(problem.message)
  }
  saveFile(file, content, type)
}

/** The database could not be started; the message is one sentence that tells a person what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}

const NO_SPACE = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|Check free disk space/
const NOT_ALLOWED = /EACCES|EPERM|EROFS|ENOTDIR|Permission denied|Read-only file system/

/** Turns what the operating system or PostgreSQL said into a sentence that tells what to do. */
export function explainFailure(failure: unknown, folder: string): DatabaseStartError {
  if (failure instanceof DatabaseStartError) return failure
  const said = failure instanceof Error ? failure.message : String(failure)
  if (NO_SPACE.test(said)) {
    return new DatabaseStartError(`The disk that holds ${folder} is full: free some space and start again.`)
  }
  if (NOT_ALLOWED.test(said)) {
    return new DatabaseStartError(
      `The folder ${folder} cannot be written by this user: make it writable or set DATA_DIR to another folder. (${said.trim()})`,
    )
  }
  return new DatabaseStartError(`The database in ${folder} could not be started: ${said.trim()}`)
}

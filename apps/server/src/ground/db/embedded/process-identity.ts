import { readFileSync } from 'node:fs'

export type ProcessIdentity = { pid: number; startTime: string | undefined }

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startTime: startTimeOf(pid) }
}

/** Pids are recycled: without the start time a stranger could be taken for ours, and be waited for or killed. */
export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && startTimeOf(identity.pid) === identity.startTime
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold spaces and brackets: count the fields from the last bracket on.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    // A zombie owns nothing any more, though its pid still answers.
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

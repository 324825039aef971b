import { type ChildProcess, fork } from 'node:child_process'

const ENDS_WITHIN_MS = 3_000

export interface RunningChild {
  stop(): Promise<void>
}

/** A part of the example plant as a process of its own; the server goes on without it. */
export function startChild(
  { name, file, env }: { name: string; file: string; env: Readonly<Record<string, string>> },
  say: (line: string) => void,
): RunningChild {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.on('exit', (code) => {
    if (code) say(`The ${name} ended (${code}); the server goes on without it.`)
  })
  return { stop: () => endChild(child) }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
  await ended
  clearTimeout(impatient)
}

/** Asks the server what the machines' outputs are to be, has it done, and says so. */
import { CommandsAnswer, type MachineCommand } from '@takt/contract/machines/commands.ts'
import { type IngestServer, requestJson } from './ingest-http.ts'

const EVERY_MS = 1000

/** True when the machine has acknowledged; false when it is none of ours; a reason is thrown. */
export type DoCommand = (command: MachineCommand) => Promise<boolean>

export interface Commands {
  close(): void
}

export function obeyCommands(
  server: Omit<IngestServer, 'abort'>,
  act: DoCommand,
  { every_ms = EVERY_MS } = {},
): Commands {
  const abort = new AbortController()
  const to = { ...server, abort: abort.signal }
  let timer = setTimeout(look, every_ms)

  async function look(): Promise<void> {
    try {
      const { commands } = CommandsAnswer.parse(await requestJson(to, '/api/commands', { method: 'GET' }))
      for (const command of commands) await one(command)
    } catch {
      // A server that is away keeps what it has to say.
    }
    if (!abort.signal.aborted) timer = setTimeout(look, every_ms)
  }

  async function one(command: MachineCommand): Promise<void> {
    const { machine_id, command_no } = command
    const outcome = await act(command).then(
      (ours) => (ours ? '' : null),
      (error: Error) => error.message.slice(0, 300),
    )
    if (outcome === null) return
    const body = JSON.stringify({ machine_id, command_no, problem: outcome })
    await requestJson(to, '/api/commands/done', { method: 'POST', body })
  }

  return {
    close() {
      abort.abort()
      clearTimeout(timer)
    },
  }
}

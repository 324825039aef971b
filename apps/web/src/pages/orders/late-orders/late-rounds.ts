/** Loads machine after machine, never two at once: the ERP behind it answers one question at a time. */
export interface LateRounds {
  /** Every machine once. While a round runs another one is skipped. */
  round(machine_ids: readonly string[]): void
  /** This machine next, whether a round runs or not. */
  again(machine_id: string): void
  /** Nobody looks any more: what is under way is dropped and nothing is told. */
  stop(): void
}

interface RoundParts<Rows> {
  load(machine_id: string, signal: AbortSignal): Promise<Rows>
  loaded(machine_id: string, rows: Rows): void
  failed(machine_id: string): void
}

export function createLateRounds<Rows>({ load, loaded, failed }: RoundParts<Rows>): LateRounds {
  const left = new AbortController()
  let waiting: string[] = []
  let working = false

  async function work(): Promise<void> {
    working = true
    for (let next = waiting.shift(); next !== undefined && !left.signal.aborted; next = waiting.shift()) {
      await one(next)
    }
    working = false
  }

  /** A machine that fails never keeps the next one from being asked. */
  async function one(machine_id: string): Promise<void> {
    try {
      const rows = await load(machine_id, left.signal)
      if (!left.signal.aborted) loaded(machine_id, rows)
    } catch {
      if (!left.signal.aborted) failed(machine_id)
    }
  }

  return {
    round(machine_ids) {
      if (working) return
      waiting = [...machine_ids]
      void work()
    },
    again(machine_id) {
      waiting = [machine_id, ...waiting.filter((id) => id !== machine_id)]
      if (!working) void work()
    },
    stop: () => left.abort(),
  }
}

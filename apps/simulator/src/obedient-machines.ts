import type { HeardSignal, SignalSink } from '@takt/connectors/define-connector.ts'

/** Machines whose box has an output that keeps them from running: while it is 0 they stand, whatever they would do. */
export interface ObedientMachines {
  readonly sink: SignalSink
  /** 0 stops the machine, 1 lets it go on as it would. */
  obey(machine_id: string, value: 0 | 1): Promise<void>
}

export function obedientMachines(sink: SignalSink): ObedientMachines {
  const blocked = new Set<string>()
  const would = new Map<string, 'running' | 'stopped'>()
  const say = (machine_id: string, value: 'running' | 'stopped') =>
    sink.signal({ machine_id, at: new Date().toISOString(), kind: 'state', value })
  return {
    sink: {
      ...sink,
      async signal(signal: HeardSignal, note) {
        if (signal.kind === 'state') would.set(signal.machine_id, signal.value)
        const moves = signal.kind === 'cycles' || (signal.kind === 'state' && signal.value === 'running')
        if (moves && blocked.has(signal.machine_id)) return
        await sink.signal(signal, note)
      },
    },
    async obey(machine_id, value) {
      if (value === 0) {
        blocked.add(machine_id)
        await say(machine_id, 'stopped')
      } else if (blocked.delete(machine_id)) await say(machine_id, would.get(machine_id) ?? 'stopped')
    },
  }
}

import type { HeardSignal, SignalSink } from '@takt/connectors/define-connector.ts'

/** Machines at which nobody works stand, whatever they would do; when the next shift begins they go on with it. */
export function restingMachines(sink: SignalSink, works: (machine_id: string, at: number) => boolean): SignalSink {
  const resting = new Set<string>()
  const would = new Map<string, 'running' | 'stopped'>()
  const state = ({ machine_id, at }: HeardSignal, value: 'running' | 'stopped') =>
    sink.signal({ machine_id, at, kind: 'state', value })
  return {
    ...sink,
    async signal(signal: HeardSignal, note) {
      const { machine_id, kind } = signal
      if (kind === 'state') would.set(machine_id, signal.value)
      if (works(machine_id, Date.parse(signal.at))) {
        if (resting.delete(machine_id) && kind !== 'state') await state(signal, would.get(machine_id) ?? 'stopped')
        await sink.signal(signal, note)
        return
      }
      // What it says again and again keeps its link alive.
      if (!resting.has(machine_id) || kind === 'state') await state(signal, 'stopped')
      resting.add(machine_id)
    },
  }
}

/** What a leader types stays on the device until it is signed: a reload or a lost connection must not take it. */
import type { HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import { deviceValue, useDeviceValue } from '../../../device/device-storage.ts'

const Draft = z.object({ remark: z.string(), remarks: z.record(z.string(), z.string()) })
type Draft = z.infer<typeof Draft>

const empty: Draft = { remark: '', remarks: {} }

export interface HandoverDraft extends Draft {
  write(change: Partial<Draft>): void
  drop(): void
}

export function useHandoverDraft({ place_type, place, day, shift, part }: HandoverOf): HandoverDraft {
  const name = `handover:${place_type}:${place}:${day}:${shift}:${part}`
  const kept = useMemo(() => deviceValue('user', name, (stored) => Draft.safeParse(stored).data ?? empty), [name])
  const draft = useDeviceValue(kept)
  return {
    ...draft,
    write: (change) => kept.set({ ...kept.get(), ...change }),
    drop: () => kept.clear(),
  }
}

/** Everything that was typed, for somebody whose hand-over another leader signed meanwhile. */
export function draftInWords({ remark, remarks }: Draft): string {
  const ofMachines = Object.entries(remarks).map(
    ([machine_id, words]) => words.trim() && `${machine_id}: ${words.trim()}`,
  )
  return [remark.trim(), ...ofMachines].filter(Boolean).join('\n')
}

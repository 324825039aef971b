/** What the person has chosen on the page; the bottom bar shows the panels that act on it. */
import type { InternalActivity, ManualActivity } from '@takt/domain/activities/model/activity.ts'
import type { QuickReport } from '@takt/domain/documents/model/document.ts'
import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import type { Cavity } from '@takt/domain/machines/model/cavity.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import type { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import type { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import type { Bundle, PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import type { Stop, StopCode } from '@takt/domain/stops/model/stop.ts'
import { useSyncExternalStore } from 'react'

export interface NotedStop {
  readonly machine_id: string
  readonly stop: string
  readonly start_time: string
  /** What was on the screen; somebody else's newer note is not overwritten unseen. */
  readonly note: string
}

/** A planned order and the planning resources that have taken it on. */
export interface ResourceOrder extends PlannedOrder {
  readonly resources: readonly string[]
}

/** Material of an order, or of several orders together: then of the first that needs it. */
export interface MaterialLine {
  readonly card_no: string
  readonly line_no: number
  readonly material_no: string
  readonly material_desc: string
  readonly unit: string
  readonly planned: number
  readonly used: number
  readonly balance: number
  readonly orders?: number
}

/** Every kind of thing that can be selected, and what its panels are given. */
export interface Selections {
  machine: { readonly machine_id: string }
  'stop-code': {
    readonly machine_id: string
    /** Key of the stop to code, '' for the current one. */
    readonly stop: string
    /** The reason on the screen when the code was chosen. */
    readonly seen_reason: string
    readonly code: StopCode
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  'planned-order': {
    readonly order: PlannedOrder
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  'running-order': {
    readonly orders: readonly Order[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  'finished-order': { readonly order: Order }
  /** Material lines; `menu`: the terminal of the machine has the material menu. */
  materials: {
    readonly machine_id: string
    readonly lines: readonly MaterialLine[]
    readonly menu: boolean
    /** Called after the server has acknowledged each. */
    onDone(): void
  }
  /** A quick report, and what it is to be about; '' where nothing is chosen yet. */
  'quick-report': {
    readonly report: QuickReport
    readonly machine_id: string
    readonly card_no: string
    /** Called after the server has acknowledged, with the number of the file. */
    onDone(record_no: number): void
  }
  /** Inserts of the tool that is mounted in a machine. */
  cavities: { readonly machine_id: string; readonly tool_id: string; readonly inserts: readonly Cavity[] }
  /** Records of one subject that the ERP did not take. */
  'erp-records': { readonly records: readonly FailedErpRecord[] }
  /** Pallet flags whose reporting failed, by the number of their record. */
  'failed-pallet-flags': { readonly record_nos: readonly number[] }
  /** Flags of a machine that somebody looks over. */
  'pallet-flags': { readonly machine_id: string; readonly flags: readonly PalletFlag[] }
  /** Flags that are to be printed once more. */
  'flags-to-reprint': {
    readonly machine_id: string
    readonly flags: readonly PalletFlag[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** What was printed, or waits to be: at one machine, or over all of them where it is ''. */
  'print-jobs': { readonly machine_id: string; readonly jobs: readonly PrintJob[] }
  /** Somebody in the list of those signed in at a machine. */
  'signed-in': { readonly machine_id: string; readonly employee_number: string; readonly employee_name: string }
  /** Rows of a list of uncoded stops; `list` is its path, below which they are coded and split. */
  'uncoded-stops': {
    readonly stops: readonly Stop[]
    readonly list: string
    /** Where the one that is chosen is coded, if not below the list: a cockpit leads back to itself. */
    readonly codeAt?: string | undefined
  }
  /** Rows of a machine's history. */
  'history-stops': { readonly stops: readonly Stop[]; readonly list: string }
  /** Stops in the list of notes. */
  'noted-stops': {
    readonly stops: readonly NotedStop[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** Stops and the one code for all of them. */
  'stops-to-code': {
    readonly stops: readonly Stop[]
    readonly code: StopCode
    /** Called after the server has acknowledged every one. */
    onDone(): void
  }
  /** A bundle of detail planning, with the order of its machine's bundles and where else it may go. */
  bundle: {
    readonly bundle: Bundle
    readonly bundle_nos: readonly number[]
    readonly machines: readonly PlanningMachine[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** Planned orders that are in no bundle; `size` is what a bundle of their machine holds. */
  'unbundled-orders': {
    readonly orders: readonly PlannedOrder[]
    readonly size: number
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** A bundle whose pieces are to be reported. */
  'unreported-bundle': {
    readonly bundle: Bundle
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** Planned orders that planning resources of a department may take on. */
  'resource-orders': {
    readonly department: string
    readonly orders: readonly ResourceOrder[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** A finished pallet in the queue of its machine. */
  'queued-pallet': {
    readonly machine_id: string
    readonly pallet: QueuedPallet
    readonly queue: readonly QueuedPallet[]
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  'euromap-program': {
    readonly machine_id: string
    readonly program_id: string
    readonly locked: 0 | 1
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** A type of internal activity that may be created at a machine. */
  'activity-type': {
    readonly machine_id: string
    readonly type: ManualActivity
    /** Called after the server has acknowledged, with the number of the first that was created. */
    onDone(record_no: string): void
  }
  /** An internal activity in a list. */
  activity: {
    readonly activity: InternalActivity
    /** Leads to the wizard that performs it. */
    onRun(): void
    /** Called after the server has acknowledged. */
    onDone(): void
  }
}
export type SelectionKind = keyof Selections
export type Selection = { [K in SelectionKind]: { readonly kind: K; readonly of: Selections[K] } }[SelectionKind]

let selected: Selection | null = null
const listeners = new Set<() => void>()

export function select(next: Selection | null): void {
  if (next === selected) return
  selected = next
  for (const tell of listeners) tell()
}

export function selection(): Selection | null {
  return selected
}

export function subscribeSelection(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function useSelection(): Selection | null {
  return useSyncExternalStore(subscribeSelection, () => selected)
}

import type { MachineCommand } from '@takt/contract/machines/commands.ts'
import type { Signal } from '@takt/domain/machines/signal.ts'
import type { z } from 'zod'

type WithoutSeq<S> = S extends unknown ? Omit<S, 'seq'> : never
/** What a connector hears. Numbers are given by the ingest client alone, so that two connectors cannot get them wrong. */
export type HeardSignal = WithoutSeq<Signal>

export type ConnectionState = 'connecting' | 'connected' | 'lost' | 'closed'

/** A number that must survive a restart together with the signal that was computed from it, such as a counter's last value. */
export interface Note {
  readonly key: string
  readonly value: number
}

/** What must be on disk together with a signal: both, or neither. */
export interface Remembered {
  readonly notes?: readonly Note[] | undefined
  /** What this message is known by when its source delivers it again. */
  readonly mark?: string | undefined
}

/** Where a connector puts what it hears and how it is. */
export interface SignalSink {
  /**
   * Resolves when the signal is taken. A connector waits for it before it confirms to its own source (an MQTT
   * acknowledgement, the next poll, the next publish request): while the server is away the pressure reaches the
   * source, which keeps what memory here cannot.
   */
  signal(signal: HeardSignal, remembered?: Remembered): Promise<void>
  /** Resolves when the notes are as safe as a signal. */
  note(notes: readonly Note[]): Promise<void>
  /** What was last noted under a key, also before a restart. */
  recall(key: string): number | undefined
  /** Whether a signal with this mark was taken, also before a restart; the last few thousand are known. */
  isKnown(mark: string): boolean
  /** Something was said that cannot be used; the reason is for a person. */
  problem(reason: string): void
  /** Called on every change of state, with a reason that a person can read. */
  stateChanged(state: ConnectionState, reason: string): void
}

/** An open connection. It mends itself: `lost` means that it is trying again, only `closed` is final. */
export interface Connection {
  readonly state: ConnectionState
  /** Resolves when nothing will be signalled any more. */
  close(): Promise<void>
  /**
   * Sets an output of the machine, where the protocol can: true when the machine has acknowledged it, false when it is
   * no machine of this connection. Throws with a reason that a person can read.
   */
  write?(command: MachineCommand): Promise<boolean>
}

interface Definition<S extends z.ZodType> {
  /** Also the name of its folder. */
  readonly kind: string
  /** Key of a text. */
  readonly title: string
  readonly settings: S
  open(settings: z.output<S>, sink: SignalSink): Promise<Connection>
}

export interface Connector {
  readonly kind: string
  readonly title: string
  readonly settings: z.ZodType
  /** Takes settings as they are stored and refuses, by throwing, what its schema does not allow. */
  open(settings: unknown, sink: SignalSink): Promise<Connection>
}

export function defineConnector<S extends z.ZodType>(definition: Definition<S>): Connector {
  const { kind, title, settings } = definition
  return { kind, title, settings, open: async (stored, sink) => definition.open(settings.parse(stored), sink) }
}

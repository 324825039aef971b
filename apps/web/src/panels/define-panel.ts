import type { Session } from '@takt/domain/ground/model/session.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import type { SelectionKind, Selections } from '../data/chosen/selection.ts'
import type { Undo } from '../parts/undo.ts'

/** Kept, not saved: said in other words and in another colour. */
export interface Waiting {
  readonly waiting: string
}

/** Done, and for a while it can be undone from what says so. */
export interface Undoable {
  readonly done: string
  readonly undo: Undo
}

/** Nothing was done, and the person is told so. */
export interface Told {
  readonly told: string
}

/** What a panel's component is given; it asks, the definition decides and acts. */
export interface PanelProps<K extends SelectionKind, Answer> {
  selection: Selections[K]
  /** True while this panel performs. The other panels of the bar can not be pressed meanwhile. */
  busy: boolean
  /** The reason why the answer cannot be performed now. */
  disabled(answer: Answer): TextKey | undefined
  /** True after the server has acknowledged; a failure has been shown by then. */
  perform(answer: Answer): Promise<boolean>
  close(): void
}

export interface Panel<K extends SelectionKind, Answer = never> {
  readonly id: string
  readonly for: K
  visible?(selection: Selections[K], session: Session): boolean
  disabled?(selection: Selections[K], answer: Answer): TextKey | undefined
  /**
   * One attempt; `requestId` stays the same until it succeeds, so a repeated press is booked once. Answers what the
   * person is told after the server has acknowledged, or that it waits on this device.
   */
  perform?(selection: Selections[K], answer: Answer, requestId: string): Promise<string | Undoable | Waiting | Told>
  load(): Promise<{ default: ComponentType<PanelProps<K, Answer>> }>
}

export function definePanel<K extends SelectionKind, Answer = never>(panel: Panel<K, Answer>): Panel<K, Answer> {
  return panel
}

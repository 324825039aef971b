import { useShortcut } from '@takt/ui/keyboard/useShortcut.ts'
import type { BuilderStep } from './builder-step.ts'
import type { Editing } from './use-editing.ts'

interface KeysOn {
  readonly editing: Editing
  readonly step: (step: BuilderStep) => void
  readonly onSave: () => void
  readonly maySave: boolean
  /** The canvas takes hold of widgets, and no question stands before it. */
  readonly mayEdit: boolean
}

/** The keys that work wherever the person is on the page; arrows and Delete belong to the canvas. */
export function useBuilderKeys({ editing, step, onSave, maySave, mayEdit }: KeysOn): void {
  useShortcut('ctrl+z', () => step({ do: 'undo' }), { enabled: maySave })
  useShortcut('ctrl+y', () => step({ do: 'redo' }), { enabled: maySave })
  useShortcut('ctrl+shift+z', () => step({ do: 'redo' }), { enabled: maySave })
  // Always taken: what the browser does with them, saving the page or keeping a bookmark, is meant by nobody here.
  useShortcut('ctrl+s', onSave, { enabled: maySave })
  useShortcut('ctrl+d', editing.duplicate, { enabled: mayEdit })
  useShortcut('ctrl+a', editing.selectAll, { enabled: mayEdit, inFields: false })
}

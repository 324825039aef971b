import { openState } from '../open-state.ts'

export const { open: openShortcuts, close: closeShortcuts, useOpen: useShortcutsOpen } = openState()

import { openState } from '../open-state.ts'

/** Whether somebody looks for something: opened by a key or by the button of the bar. */
export const { open: openFind, close: closeFind, useOpen: useFindOpen } = openState()

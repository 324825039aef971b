/**
 * Fields that are there to be read. A fieldset switches off what the browser knows as a control; a switch or a box that is
 * drawn by hand asks here.
 */
import { createContext, useContext } from 'react'

export const ReadOnlyContext = createContext(false)

export function useReadOnly(): boolean {
  return useContext(ReadOnlyContext)
}

import { z } from 'zod'

/** One reader for every list of machines in a text: ';', ',', ':' and line breaks divide: D-VALID-14-C. */
export function parseMachineList(text: string): string[] {
  const ids = text.split(/[;,:\r\n]+/).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

export function machineListText(ids: readonly string[]): string {
  return ids.join(';')
}

/** Machines named in one field of a call. As a list it is no longer one machine: row-level security leaves out what the user may not see. */
export const MachineList = z.string().max(4000).transform(parseMachineList)

/** One reader for every list of machines in a text: ';', ',', ':' and line breaks divide: D-VALID-14-C. */
export function parseMachineList(text: string): string[] {
  const ids = text.split(/[;,:\r\n]+/).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

export function machineListText(ids: readonly string[]): string {
  return ids.join(';')
}

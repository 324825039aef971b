/** Names as somebody writes them into one field: M101; M102. */
export function namesOf(written: string): string[] {
  return [...new Set(written.split(/[;,\s]+/).filter((name) => name !== ''))]
}
